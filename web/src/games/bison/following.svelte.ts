/** The scoring that is followed on the map: which season's, and which of its regions. */

import type { Told } from '$games/game-ui';
import { keeper } from '$lib/share';
import { scorings, type Scoring } from './scoring';
import type { BisonTable } from './hand.svelte';
import type { Effect, Region } from './types';

export class Following {
  readonly #table: BisonTable;
  readonly #keep = keeper<readonly Scoring[]>();
  readonly #all = $derived.by(() => this.#keep(scorings(this.#table.turns)));
  /** The season that was asked for; else the last one. */
  #season = $state<number | null>(null);
  #step = $state<number | null>(null);

  constructor(table: BisonTable) {
    this.#table = table;
  }

  /** The scorings that there are to follow, oldest first. */
  get seasons(): readonly Scoring[] {
    return this.#all;
  }

  get scoring(): Scoring | null {
    return this.#all.find(({ season }) => season === this.#season) ?? this.#all.at(-1) ?? null;
  }

  /** The number of the region that is followed, from 0; null while none is. */
  get step(): number | null {
    return this.#step;
  }

  get region(): Region | null {
    return this.#step === null ? null : (this.scoring?.regions[this.#step] ?? null);
  }

  /** Takes note of a scoring among what happened: it is followed from its first region on. */
  notice(recent: readonly Told<Effect>[]): Region | null {
    const first = recent.find(({ effect }) => effect.effect === 'region-scored')?.effect;
    if (first?.effect !== 'region-scored') return null;
    this.#season = null;
    const regions = this.scoring?.regions ?? [];
    this.#step = Math.max(
      0,
      regions.findIndex((region) => region.land === first.land && sameSpaces(region, first)),
    );
    return this.region;
  }

  /** Goes to a region, of a season if one is named; null leaves the scoring. */
  go(step: number | null, season: number | null = this.#season): Region | null {
    this.#season = season;
    const last = (this.scoring?.regions.length ?? 0) - 1;
    this.#step = step === null ? null : Math.max(0, Math.min(last, step));
    return this.region;
  }
}

const sameSpaces = (a: Region, b: Region): boolean => a.spaces.join(' ') === b.spaces.join(' ');
