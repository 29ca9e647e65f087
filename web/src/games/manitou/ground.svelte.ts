/** A hunting ground from one position to the next. What a move leaves alone stays the same, and is not drawn again. */

import { steady } from '$lib/share';
import type { Person } from '$games/game-ui';
import { keyedTiles } from './cards';
import { shiftable, takeable } from './choice';
import type { ManitouHand } from './hand.svelte';
import { lanesOf, latest } from './lanes';
import { groundWords, leaderWords } from './names';
import { judged } from './sentence';
import type { Ground, GroundId } from './types';

const EMPTY: Ground = { tiles: [], cards: [] };

export class GroundNow {
  readonly id: GroundId;
  readonly #hand: ManitouHand;
  readonly #people: () => readonly Person[];

  /** `people` are those who have a lane, in order. */
  constructor(hand: ManitouHand, id: GroundId, people: () => readonly Person[]) {
    this.#hand = hand;
    this.id = id;
    this.#people = people;
  }

  get #table() {
    return this.#hand.table;
  }

  readonly #ground = $derived.by(() => this.#table.position.view.grounds[this.id] ?? EMPTY);
  readonly insight = $derived.by(() => this.#table.position.insight.grounds[this.id]);
  readonly #latest = $derived.by(steady(() => latest(this.#table.recent, this.id)));
  readonly #axes = $derived.by(steady(() => this.#table.position.view.seats.map((seat) => seat.axes)));
  readonly #movable = $derived.by(steady(() => [...shiftable(this.#table.position.legal, this.id)]));

  /** Whether its tiles are given out now. */
  readonly judged = $derived.by(() => {
    const { view } = this.#table.position;
    return view.phase === 'take' && judged(view) === this.id;
  });
  readonly tiles = $derived.by(steady(() => keyedTiles(this.#ground.tiles)));
  /** The tiles that can be taken. */
  readonly takeable = $derived.by(
    steady(() => (this.judged ? [...takeable(this.#table.position.legal)] : [])),
  );
  readonly lanes = $derived.by(
    steady(() =>
      lanesOf(
        {
          id: this.id,
          ground: this.#ground,
          insight: this.insight,
          axes: this.#axes,
          latest: this.#latest,
          movable: this.#movable,
          viewer: this.#table.viewer,
        },
        this.#people(),
      ),
    ),
  );
  /** How it is told, with its tiles and without. */
  readonly words = $derived.by(() => groundWords(this.id, this.#ground, this.insight, this.#table.people));
  readonly leader = $derived.by(() => leaderWords(this.insight, this.#table.people));
}
