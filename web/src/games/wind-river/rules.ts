/** The rules by number, for the page that refusals, log lines and forecasts open. */

import type { Key } from '$lib/i18n/keys';

export interface Rule {
  readonly number: string;
  readonly title?: Key;
  readonly text: Key;
}

export interface Chapter {
  readonly number: string;
  readonly title: Key;
  readonly rules: readonly Rule[];
}

export const CHAPTERS: readonly Chapter[] = [
  {
    number: 'W1',
    title: 'wrr-board',
    rules: [
      { number: 'W1.1', text: 'wrr-1-1' },
      { number: 'W1.2', text: 'wrr-1-2' },
      { number: 'W1.3', text: 'wrr-1-3' },
    ],
  },
  {
    number: 'W2',
    title: 'wrr-pieces',
    rules: [
      { number: 'W2.1', text: 'wrr-2-1' },
      { number: 'W2.2', text: 'wrr-2-2' },
      { number: 'W2.3', text: 'wrr-2-3' },
      { number: 'W2.4', text: 'wrr-2-4' },
    ],
  },
  {
    number: 'W3',
    title: 'wrr-camp',
    rules: [
      { number: 'W3.1', text: 'wrr-3-1' },
      { number: 'W3.2', text: 'wrr-3-2' },
    ],
  },
  {
    number: 'W4',
    title: 'wrr-turn',
    rules: [
      { number: 'W4', text: 'wrr-4' },
      { number: 'W4.1', title: 'wrr-4-1-title', text: 'wrr-4-1' },
      { number: 'W4.2', title: 'wrr-4-2-title', text: 'wrr-4-2' },
      { number: 'W4.3', title: 'wrr-4-3-title', text: 'wrr-4-3' },
      { number: 'W4.3a', title: 'wrr-4-3a-title', text: 'wrr-4-3a' },
      { number: 'W4.3b', title: 'wrr-4-3b-title', text: 'wrr-4-3b' },
      { number: 'W4.3c', title: 'wrr-4-3c-title', text: 'wrr-4-3c' },
      { number: 'W4.3d', title: 'wrr-4-3d-title', text: 'wrr-4-3d' },
      { number: 'W4.3e', title: 'wrr-4-3e-title', text: 'wrr-4-3e' },
    ],
  },
  {
    number: 'W5',
    title: 'wrr-end',
    rules: [
      { number: 'W5.1', text: 'wrr-5-1' },
      { number: 'W5.2', text: 'wrr-5-2' },
    ],
  },
];
