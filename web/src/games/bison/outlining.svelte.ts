/** Which regions are outlined on the map: one kind of land at a time, that of a scoring while it is followed. */

import type { Land, Region } from './types';

export type Layer = Land | 'off';

export class Outlining {
  #layer = $state<Layer>('prairie');
  /** What was outlined before a scoring was followed. */
  #before: Layer | null = null;

  get layer(): Layer {
    return this.#layer;
  }

  set layer(layer: Layer) {
    this.#layer = layer;
    this.#before = null;
  }

  /** Outlines the kind of land of a region that is followed; without one, what was outlined before. */
  follow(region: Region | null): void {
    if (region) {
      this.#before ??= this.#layer;
      this.#layer = region.land;
    } else if (this.#before) this.layer = this.#before;
  }
}
