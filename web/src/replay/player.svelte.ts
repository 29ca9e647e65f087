/** Plays a replay by itself, one event after the other. */

import { realTimers, type Timers } from '$lib/client/transport';
import type { ReplayTable } from './replay-table.svelte';

/** How many times as fast as usual. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds for a move at the usual speed. */
export const USUAL = 900;

/** What a player needs of a replay. */
export type Playable = Pick<ReplayTable, 'atEnd' | 'step' | 'go' | 'failed'>;

export class Player {
  readonly #table: Playable;
  readonly #timers: Timers;
  playing = $state.raw(false);
  speed = $state.raw<Speed>(1);
  #stop: () => void = () => undefined;

  constructor(table: Playable, timers: Timers = realTimers) {
    this.#table = table;
    this.#timers = timers;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.#begin();
  }

  pause(): void {
    this.playing = false;
    this.#stop();
  }

  async #begin(): Promise<void> {
    this.playing = true;
    if (this.#table.atEnd) await this.#table.go(0);
    this.#next();
  }

  #next(): void {
    this.#stop = this.#timers.after(USUAL / this.speed, () => {
      void this.#step();
    });
  }

  async #step(): Promise<void> {
    if (!this.playing) return;
    await this.#table.step(1);
    if (this.#table.atEnd || this.#table.failed) this.pause();
    else if (this.playing) this.#next();
  }
}
