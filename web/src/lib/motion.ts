/** How things move. Only `transform` and `opacity`; nothing at all where the system or the person asks for calm. */

import { settings } from './settings.svelte';

export const EASE = {
  out: 'cubic-bezier(.2,.7,.2,1)',
  walk: 'cubic-bezier(.45,.05,.3,1)',
  drop: 'cubic-bezier(.3,1.25,.5,1)',
} as const;

/** Milliseconds, before the person's speed is taken into account. */
export const TIME = { tap: 90, short: 160, move: 320, long: 520, gap: 60, all: 1200 } as const;

const calm = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)');

/** How much longer or shorter than usual things take; 0 is not at all. */
export function pace(): number {
  if (calm?.matches) return 0;
  return { off: 0, fast: 0.5, normal: 1, slow: 1.8 }[settings.motion];
}
