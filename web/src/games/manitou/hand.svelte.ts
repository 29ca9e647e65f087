/** What a person holds at Big Manitou's table. */

import { t } from '$lib/i18n/words.svelte';
import { viewport } from '$lib/viewport.svelte';
import type { Hand, Offer, Sentence, Table } from '$games/game-ui';
import { sortCards } from './cards';
import { NOTHING, divide, keep, keepParty, targets, toggle, type Choice } from './choice';
import { outlook, type Outlook } from './outlook';
import { sentence } from './sentence';
import { GROUNDS, type Card, type Effect, type GroundId, type Hunter, type Insight } from './types';
import type { Menu, Move, Reason, Tile, View } from './types';

export type ManitouTable = Table<View, Move, Insight, Effect, Reason>;

export class ManitouHand implements Hand {
  readonly table: ManitouTable;
  #chosen = $state.raw<Choice>(NOTHING);
  /** What is chosen for a party, and for which hunt: another begins with nothing. */
  #party = $state.raw<{ readonly hunt: number; readonly keys: readonly string[] }>({ hunt: 0, keys: [] });
  #outlooks = $state.raw<readonly (Outlook | null)[]>([]);

  constructor(table: ManitouTable) {
    this.table = table;
  }

  /** What is in hand; lapses by itself when it is no longer offered. */
  get choice(): Choice {
    return keep(this.table.position.legal, this.#chosen);
  }

  /** What a party is chosen from now, if it is. */
  get muster(): { readonly from: readonly Card[]; readonly count: number } | null {
    return (this.table.position.menu as Menu | null | undefined)?.muster ?? null;
  }

  /** The keys of the cards that are chosen for the party. */
  get party(): readonly string[] {
    const { muster } = this;
    if (!muster || this.#party.hunt !== this.table.position.view.hunt) return [];
    return keepParty(muster.from, this.#party.keys).slice(0, muster.count);
  }

  /** What would come of the card in hand, ground by ground. */
  get outlooks(): readonly (Outlook | null)[] {
    return this.choice.hand === 'card' ? this.#outlooks : [];
  }

  get holds(): boolean {
    return this.choice.hand !== 'nothing';
  }

  get sentence(): Sentence {
    const { position, people, viewer, mayAct } = this.table;
    return sentence({
      ...position,
      people,
      viewer,
      mayAct,
      choice: this.choice,
      muster: this.muster,
      chosen: this.party.length,
      outlooks: this.outlooks,
      brief: viewport.isPhone,
    });
  }

  get offers(): readonly Offer[] {
    const { legal } = this.table.position;
    const { muster } = this;
    const button = (label: string, main: boolean, open: boolean, move: () => Move): Offer => ({
      label,
      main,
      open,
      act: () => {
        this.table.propose(move(), 'sure');
      },
    });
    if (muster) {
      const { party } = divide(muster.from, this.party);
      const label = t('mn-do-muster', { count: muster.count });
      return [button(label, true, party.length === muster.count, () => ({ muster: sortCards(party) }))];
    }
    return [
      ...(legal.includes('hold') ? [button(t('mn-do-hold'), false, true, () => 'hold')] : []),
      ...(legal.includes('pass') ? [button(t('mn-do-pass'), true, true, () => 'pass')] : []),
    ];
  }

  letGo(): void {
    this.#chosen = NOTHING;
    this.#choose([]);
  }

  /** Puts a card into the party or takes it out. */
  pick(key: string): void {
    this.#choose(toggle(this.party, key, this.muster?.count ?? 0));
  }

  /** Takes a card of the hand, or lets it go. */
  takeCard(card: Card): void {
    const held = this.choice;
    const same = held.hand === 'card' && held.card === card;
    this.#take(same ? NOTHING : { hand: 'card', card });
  }

  /** Takes up a hunter that lies on a ground, or lets it go. */
  takeHunter(card: Hunter, from: GroundId): void {
    const held = this.choice;
    const same = held.hand === 'hunter' && held.card === card && held.from === from;
    this.#take(same ? NOTHING : { hand: 'hunter', card, from });
  }

  /** Points at a ground with what is in hand. */
  point(ground: GroundId): void {
    const { choice } = this;
    const target = targets(this.table.position.legal, choice).find((one) => one.ground === ground);
    if (target) {
      this.#chosen = NOTHING;
      this.table.propose(target.move, 'turn');
    } else if (choice.hand === 'card') {
      void this.#tellWhy({ play: { card: choice.card, ground } });
    }
  }

  take(tile: Tile): void {
    this.table.propose({ take: tile });
  }

  discard(tile: Tile): void {
    this.table.propose({ discard: tile });
  }

  #choose(keys: readonly string[]): void {
    this.#party = { hunt: this.table.position.view.hunt, keys };
  }

  #take(choice: Choice): void {
    this.#chosen = choice;
    this.#outlooks = [];
    if (choice.hand === 'card') void this.#lookAhead(choice);
  }

  async #lookAhead(choice: Choice & { readonly hand: 'card' }): Promise<void> {
    const { card } = choice;
    const { position, viewer } = this.table;
    if (viewer === null) return;
    const answers = await Promise.all(
      GROUNDS.map((ground) => this.table.foresee({ play: { card, ground } })),
    );
    if (this.#chosen !== choice) return;
    this.#outlooks = GROUNDS.map((ground) =>
      outlook(position, viewer, card, ground, answers[ground] ?? null),
    );
  }

  async #tellWhy(move: Move): Promise<void> {
    const refusal = await this.table.why(move);
    if (refusal) this.table.refuse(refusal);
  }
}
