/** Where a lesson points at Big Manitou's table. */

import { AIM } from '$games/game-ui';
import { keyedCards } from './cards';
import { divide, type Choice } from './choice';
import type { ManitouHand } from './hand.svelte';
import type { Card, Menu, Move } from './types';

/** What of a hand tells where it goes on. */
export interface Holding {
  readonly choice: Choice;
  readonly muster: Menu['muster'] | null;
  readonly party: readonly string[];
}

/** What is to be touched next: the cards of a party, a card and then its ground, a tile. */
export function aim(hand: Holding, [move]: readonly (Move | null)[]): string | null {
  if (move === undefined || move === null) return null;
  if (typeof move === 'string') return move === 'pass' ? AIM.main : AIM.other;
  if ('muster' in move) return aimAtParty(hand, move.muster);
  if ('take' in move) return `[data-tile="${move.take}"]`;
  if ('discard' in move) return `[data-tile="${move.discard}"]`;
  if ('shift' in move) return null;
  const { card, ground } = move.play;
  const held = hand.choice.hand === 'card' && hand.choice.card === card;
  return held ? `[data-ground="${ground}"]` : `[data-card="${card}"]`;
}

/** A card that is missing; where there is no room for it, one that is too many. */
function aimAtParty({ muster, party }: Holding, wanted: readonly Card[]): string | null {
  if (!muster) return null;
  const [missing] = without(wanted, divide(muster.from, party).party);
  if (missing === undefined) return AIM.main;
  const chosen = new Set(party);
  const all = keyedCards(muster.from);
  const full = party.length >= muster.count;
  const [wrong] = full ? without(divide(muster.from, party).party, wanted) : [missing];
  const found = all.find(({ key, value }) => value === wrong && chosen.has(key) === full);
  return found ? `[data-pick="${found.key}"]` : null;
}

/** The cards of a list that another one does not have, as often as it does not. */
function without(cards: readonly Card[], others: readonly Card[]): Card[] {
  const left = [...others];
  return cards.filter((card) => {
    const found = left.indexOf(card);
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
}

/** Puts cards into the party that a lesson has chosen already. */
export function prepare(hand: Pick<ManitouHand, 'party' | 'pick'>, laid: unknown): void {
  if (hand.party.length > 0) return;
  for (const { key } of keyedCards(laid as readonly Card[])) hand.pick(key);
}
