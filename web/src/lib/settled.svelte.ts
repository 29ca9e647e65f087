/** Values that only wake those who draw them when they have changed. */

import { keeper } from '$lib/share';

/**
 * A value that is worked out anew with every position and seldom changes.
 *
 * A derived value makes all who read it look whether it has changed, and a position is read by everything that is
 * drawn. This one is looked at once, and keeps what stays the same of it. It belongs to the component that makes it.
 */
export class Settled<T> {
  #current = $state.raw() as T;

  constructor(make: () => T) {
    const keep = keeper<T>();
    $effect.pre(() => {
      this.#current = keep(make());
    });
  }

  get current(): T {
    return this.#current;
  }
}
