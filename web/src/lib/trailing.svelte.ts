/** Values that follow a frame behind, so that what people look at first is drawn first. */

import { untrack } from 'svelte';
import { afterPaint } from '$lib/after-paint';

/**
 * A value as it was when the last frame was painted.
 *
 * A move is seen on the board and then read in the log: told in the frame after, the words do not make the board wait.
 * Changes that come quickly are taken together. It belongs to the component that makes it.
 */
export class Trailing<T> {
  #current = $state.raw() as T;

  constructor(read: () => T) {
    this.#current = untrack(read);
    let waiting = false;
    let gone = false;
    $effect(() => {
      if (read() === untrack(() => this.#current) || waiting) return;
      waiting = true;
      afterPaint(() => {
        waiting = false;
        if (!gone) this.#current = read();
      });
    });
    $effect(() => () => {
      gone = true;
    });
  }

  get current(): T {
    return this.#current;
  }
}
