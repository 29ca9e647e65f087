/** What a person holds at Wind River's board. */

import type { Hand, Refusal, Sentence, Table } from '$games/game-ui';
import { NOTHING, keep, nearMisses, point, type Choice, type Kind } from './choice';
import { sentence } from './sentence';
import type { Effect, Goal, Insight, Move, Reason, View } from './types';

export type WindRiverTable = Table<View, Move, Insight, Effect, Reason>;

export class WindRiverHand implements Hand {
  readonly table: WindRiverTable;
  #chosen = $state.raw<Choice>(NOTHING);
  #closed = $state.raw<readonly Refusal<Reason>[]>([]);

  constructor(table: WindRiverTable) {
    this.table = table;
  }

  /** What is in hand; lapses by itself when it is no longer offered. */
  get choice(): Choice {
    return keep(this.table.position.legal, this.#chosen);
  }

  get seats(): number {
    return this.table.position.view.tipis.length;
  }

  get holds(): boolean {
    return this.choice.hand !== 'nothing';
  }

  get sentence(): Sentence {
    const { position, people, viewer, mayAct } = this.table;
    return sentence({ ...position, people, viewer, mayAct, choice: this.choice, closed: this.#closed });
  }

  letGo(): void {
    this.take(NOTHING);
  }

  /** Takes up a kind of activity. */
  takeKind(kind: Kind): void {
    if (kind === 'gather' || kind === 'rest') this.table.propose(kind);
    else
      this.take(this.choice.hand === 'kind' && this.choice.kind === kind ? NOTHING : { hand: 'kind', kind });
  }

  /** Asks why something without a place is refused. */
  askWhy(move: Move): void {
    void this.#tellWhy(move);
  }

  /** Points at a place of the board. */
  point(goal: Goal, piece: 'buffalo' | 'tipi' | null = null): void {
    const answer = point(this.table.position.legal, this.choice, goal, this.seats, piece);
    switch (answer.say) {
      case 'play':
        this.take(NOTHING);
        this.table.propose(answer.move);
        break;
      case 'choose':
        this.take(answer.choice);
        break;
      case 'why':
        void this.#tellWhy(answer.move);
        break;
      case 'nothing':
        break;
    }
  }

  take(choice: Choice): void {
    this.#chosen = choice;
    this.#closed = [];
    if (choice.hand === 'piece') void this.#askAround(choice);
  }

  async #askAround(choice: Choice): Promise<void> {
    const misses = nearMisses(this.table.position.legal, choice, this.seats);
    const answers = await Promise.all(misses.map((miss) => this.table.why(miss.move)));
    if (this.#chosen === choice) this.#closed = answers.filter((answer) => answer !== null);
  }

  async #tellWhy(move: Move): Promise<void> {
    const refusal = await this.table.why(move);
    if (refusal) this.table.refuse(refusal);
  }
}
