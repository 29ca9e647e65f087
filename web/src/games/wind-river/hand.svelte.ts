/** What a person holds at Wind River's board. */

import { t } from '$lib/i18n/words.svelte';
import type { Hand, Offer, Refusal, Sentence, Table } from '$games/game-ui';
import { hexName, hexes, sameGoal } from './board';
import { NOTHING, eitherAt, keep, nearMisses, point, stepMove, wonderedAt } from './choice';
import type { Answer, Choice, Kind, StepKind } from './choice';
import { sentence } from './sentence';
import type { Effect, Goal, Hex, Insight, Move, Reason, View } from './types';

export type WindRiverTable = Table<View, Move, Insight, Effect, Reason>;

const isNothing = (answer: Answer) => answer.say === 'choose' && answer.choice === NOTHING;

export class WindRiverHand implements Hand {
  readonly table: WindRiverTable;
  #chosen = $state.raw<Choice>(NOTHING);
  #closed = $state.raw<readonly Refusal<Reason>[]>([]);
  #either = $state.raw<Hex | null>(null);

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

  /** The hex of which it is not clear yet whether its tipi or a buffalo is meant. */
  get either(): Hex | null {
    const hex = this.#either;
    return hex && eitherAt(this.table.position.legal, this.choice, hex) ? hex : null;
  }

  get holds(): boolean {
    return this.choice.hand !== 'nothing' || this.either !== null;
  }

  /** Where a hex has a tipi and buffalo: which of them. */
  get offers(): readonly Offer[] {
    const { either } = this;
    if (!either) return [];
    const offer = (label: string, kind: StepKind): Offer => ({
      label,
      main: kind === 'travel',
      open: true,
      act: () => {
        this.take({ hand: 'piece', kind, from: either });
      },
    });
    return [offer(t('wr-either-buffalo'), 'spur'), offer(t('wr-either-tipi'), 'travel')];
  }

  get sentence(): Sentence {
    const { position, people, viewer, mayAct } = this.table;
    const { either } = this;
    if (either)
      return { title: t('wr-say-either', { hex: hexName(either) }), detail: t('wr-say-either-detail') };
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

  /** Tells why a kind of activity cannot be done now. */
  async whyNot(kind: Kind): Promise<void> {
    const { viewer, position } = this.table;
    const camps = viewer === null ? [] : (position.insight.seats[viewer]?.camps ?? []);
    const camp = camps.find((one) => one.alone) ?? camps[0];
    if (kind !== 'spur' && kind !== 'rest' && !camp) {
      const rule = kind === 'travel' ? 'W4.3a' : kind === 'gather' ? 'W4.3b' : 'W4.3c';
      this.table.refuse({ rule, reason: { reason: 'no-tipi-out' } });
      return;
    }
    const move = this.#example(kind, camp?.hex);
    if (move) await this.#tellWhy(move);
  }

  /** A move of a kind that cannot be done now. */
  #example(kind: Kind, camp: Hex | undefined): Move | null {
    if (kind === 'gather' || kind === 'rest') return kind;
    if (kind === 'raise') return camp ? { raise: camp } : null;
    const { buffalo } = this.table.position.view;
    const from =
      kind === 'travel' ? camp : hexes(this.seats).find(([lane, row]) => (buffalo[lane]?.[row] ?? 0) > 0);
    if (!from || (kind !== 'travel' && kind !== 'spur')) return null;
    const held: Choice = { hand: 'piece', kind, from };
    return nearMisses(this.table.position.legal, held, this.seats)[0]?.move ?? stepMove(kind, from, 'plains');
  }

  /**
   * Points at a place of the board. `piece` is what lay under the finger; null by keyboard, where pointing again goes
   * from one piece of a hex to the next.
   */
  point(goal: Goal, piece: 'buffalo' | 'tipi' | 'land' | null = null): void {
    const { choice } = this;
    const { view, legal } = this.table.position;
    if (goal !== 'plains' && piece !== null && eitherAt(legal, choice, goal)) {
      const again = this.#either !== null && sameGoal(this.#either, goal);
      this.take(NOTHING);
      this.#either = again ? null : goal;
      return;
    }
    const answer = point(legal, choice, goal, this.seats, piece === 'land' ? null : piece);
    const vain = answer.say === 'nothing' || (choice.hand === 'kind' && isNothing(answer));
    const asked = vain && goal !== 'plains' ? wonderedAt(view.phase, choice, goal, this.seats) : null;
    if (asked) {
      if (this.table.mayAct) void this.#tellWhy(asked);
      return;
    }
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
    this.#either = null;
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
