/** A plan of moves as it is made: each is tried on the table, which knows what comes of it or why not. */

import { cellKey, sameCell } from './cells';
import type { BisonPosition, BisonTable } from './hand.svelte';
import { NO_PLAN, draftOf, movesOf, type Plan, type Seen } from './plan';
import type { Cell, Insight, Move, Placing } from './types';

/** What each turn of the tile would join, by cell. */
export interface Looks {
  readonly cell: Cell;
  readonly turns: readonly (Insight | null)[];
}

export class Planning {
  readonly #table: BisonTable;
  #base = $state.raw<BisonPosition | null>(null);
  #plan = $state.raw<Plan>(NO_PLAN);
  #looks = $state.raw<Looks | null>(null);
  #asked = 0;

  constructor(table: BisonTable) {
    this.#table = table;
  }

  /** The moves laid out so far; they lapse when the position changes under them. */
  get plan(): Plan {
    return this.#base === this.#table.position ? this.#plan : NO_PLAN;
  }

  get looks(): Looks | null {
    return this.#looks;
  }

  /** Lays out a move after others, and tells when it has been. Only what was asked last is laid out. */
  async extend(before: Plan, move: Move, done: () => void): Promise<void> {
    const base = this.#table.position;
    const ticket = ++this.#asked;
    const seen = await this.#foresee([...movesOf(before), move]);
    if (!seen || ticket !== this.#asked || base !== this.#table.position) return;
    this.#base = base;
    this.#plan = [...before, { move, seen }];
    done();
  }

  async #foresee(moves: readonly Move[]): Promise<Seen | null> {
    const answer = await this.#table.lookAhead(moves);
    if (answer === null) return null;
    if ('reason' in answer) {
      this.#table.refuse(answer);
      return null;
    }
    return answer;
  }

  /** Takes the last move out. */
  back(): void {
    this.#plan = this.plan.slice(0, -1);
  }

  forget(): void {
    this.#plan = NO_PLAN;
    this.#looks = null;
  }

  /** Finds out what each turn of the tile would join in a cell. */
  async look(before: Plan, { cell }: Placing): Promise<void> {
    if (this.#looks && cellKey(this.#looks.cell) === cellKey(cell)) return;
    const turns = ([0, 1, 2] as const).map((turn) =>
      this.#table.lookAhead([...movesOf(before), { place: { cell, turn, hunters: 0, land: null } }]),
    );
    const answers = await Promise.all(turns);
    const insights = answers.map((answer) =>
      answer && 'position' in answer && answer.moves > before.length ? answer.position.insight : null,
    );
    const draft = draftOf(this.plan);
    if (draft === null || sameCell(draft.cell, cell)) this.#looks = { cell, turns: insights };
  }

  /** Tells why a move cannot come next. */
  async tellWhy(move: Move): Promise<void> {
    const answer = await this.#table.lookAhead([...movesOf(this.plan), move]);
    if (answer && 'reason' in answer) this.#table.refuse(answer);
  }
}
