/** A hunting ground from one position to the next. What a move leaves alone stays the same, and is not drawn again. */

import { language } from '$lib/i18n/words.svelte';
import { Settled } from '$lib/settled.svelte';
import { remade } from '$lib/share';
import type { Person } from '$games/game-ui';
import { keyedTiles, type Keyed } from './cards';
import { shiftable, takeable } from './choice';
import type { ManitouHand, ManitouTable } from './hand.svelte';
import { lanesOf, latest, type Lane, type Ruled } from './lanes';
import { groundWords, leaderWords } from './names';
import { judged } from './sentence';
import type { Ground, GroundId, Tile } from './types';

const EMPTY: Ground = { tiles: [], cards: [] };

/** What is drawn of a ground. */
interface Drawn {
  /** Whether its tiles are given out now. */
  readonly judged: boolean;
  readonly tiles: readonly Keyed<Tile>[];
  /** The tiles that can be taken. */
  readonly takeable: readonly Tile[];
  readonly lanes: readonly Lane[];
  /** How many tiles would leave the game. */
  readonly gone: number;
  /** Who leads it, in words. */
  readonly leader: string;
}

/** It belongs to the component that makes it. */
export class GroundNow {
  readonly id: GroundId;
  readonly #hand: () => ManitouHand;
  readonly #drawn: Settled<Drawn>;

  /** `people` are those who have a lane, in order. */
  constructor(id: GroundId, hand: () => ManitouHand, people: () => readonly Person[]) {
    this.id = id;
    this.#hand = hand;
    const lanes = remade(lanesOf);
    this.#drawn = new Settled(() => drawn(id, hand().table, (ruled) => lanes(ruled, people())));
  }

  get judged(): boolean {
    return this.#drawn.current.judged;
  }
  get tiles(): readonly Keyed<Tile>[] {
    return this.#drawn.current.tiles;
  }
  get takeable(): readonly Tile[] {
    return this.#drawn.current.takeable;
  }
  get lanes(): readonly Lane[] {
    return this.#drawn.current.lanes;
  }
  get gone(): number {
    return this.#drawn.current.gone;
  }
  get leader(): string {
    return this.#drawn.current.leader;
  }

  /** How it is told with its tiles. */
  get words(): string {
    const { position, people } = this.#hand().table;
    const { view, insight } = position;
    return groundWords(this.id, view.grounds[this.id] ?? EMPTY, insight.grounds[this.id], people);
  }
}

function drawn(id: GroundId, table: ManitouTable, lanes: (ruled: Ruled) => readonly Lane[]): Drawn {
  const { view, insight, legal } = table.position;
  const ground = view.grounds[id] ?? EMPTY;
  const told = insight.grounds[id];
  const isJudged = view.phase === 'take' && judged(view) === id;
  return {
    judged: isJudged,
    tiles: keyedTiles(ground.tiles),
    takeable: isJudged ? [...takeable(legal)] : [],
    lanes: lanes({
      id,
      ground,
      insight: told,
      axes: view.seats.map((seat) => seat.axes),
      latest: latest(table.recent, id),
      movable: [...shiftable(legal, id)],
      viewer: table.viewer,
      language: language(),
    }),
    gone: told?.gone ?? 0,
    leader: leaderWords(told, table.people),
  };
}
