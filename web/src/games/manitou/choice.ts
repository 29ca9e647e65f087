/**
 * What a person is about to do, and what lights up for it.
 *
 * Everything is read off the list of legal moves and the menu of a party. This file knows no rules.
 */

import { keyedCards, sortCards } from './cards';
import type { Card, GroundId, Hunter, Move, Tile } from './types';

/** What is in hand: nothing, a card, or a hunter that lies on a ground. */
export type Choice =
  | { readonly hand: 'nothing' }
  | { readonly hand: 'card'; readonly card: Card }
  | { readonly hand: 'hunter'; readonly card: Hunter; readonly from: GroundId };

export const NOTHING: Choice = { hand: 'nothing' };

/** A ground that can be pointed at now, and the move that this makes. */
export interface Target {
  readonly ground: GroundId;
  readonly move: Move;
}

const isObject = (move: Move): move is Exclude<Move, string> => typeof move !== 'string';

/** The grounds that a choice lights up. */
export function targets(legal: readonly Move[], choice: Choice): Target[] {
  return legal.filter(isObject).flatMap((move): Target[] => {
    if (choice.hand === 'card' && 'play' in move && move.play.card === choice.card)
      return [{ ground: move.play.ground, move }];
    if (choice.hand === 'hunter' && 'shift' in move) {
      const { card, from, to } = move.shift;
      return card === choice.card && from === choice.from ? [{ ground: to, move }] : [];
    }
    return [];
  });
}

/** The cards that can be played somewhere. */
export function playable(legal: readonly Move[]): Set<Card> {
  return new Set(legal.filter(isObject).flatMap((move) => ('play' in move ? [move.play.card] : [])));
}

/** The hunters on a ground that can be moved. */
export function shiftable(legal: readonly Move[], ground: GroundId): Set<Hunter> {
  return new Set(
    legal
      .filter(isObject)
      .flatMap((move) => ('shift' in move && move.shift.from === ground ? [move.shift.card] : [])),
  );
}

/** The tiles that can be taken. */
export function takeable(legal: readonly Move[]): Set<Tile> {
  return new Set(legal.filter(isObject).flatMap((move) => ('take' in move ? [move.take] : [])));
}

/** The tiles that can be given up. */
export function discardable(legal: readonly Move[]): Set<Tile> {
  return new Set(legal.filter(isObject).flatMap((move) => ('discard' in move ? [move.discard] : [])));
}

/** A choice that still makes sense with these legal moves, or nothing. */
export function keep(legal: readonly Move[], choice: Choice): Choice {
  return choice.hand === 'nothing' || targets(legal, choice).length > 0 ? choice : NOTHING;
}

/** The chosen cards of a party that are still to be had; cards have keys, because some are there twice. */
export function keepParty(from: readonly Card[], chosen: readonly string[]): string[] {
  const known = new Set(keyedCards(from).map(({ key }) => key));
  return chosen.filter((key) => known.has(key));
}

/** Puts a card into the party or takes it out. What is more than `count` is not taken. */
export function toggle(chosen: readonly string[], key: string, count: number): string[] {
  if (chosen.includes(key)) return chosen.filter((one) => one !== key);
  return chosen.length < count ? [...chosen, key] : [...chosen];
}

/** The cards that are chosen, sorted, and those that are not. */
export function divide(
  from: readonly Card[],
  chosen: readonly string[],
): { readonly party: Card[]; readonly rest: Card[] } {
  const taken = new Set(chosen);
  const cards = keyedCards(from);
  const values = (wanted: boolean) =>
    sortCards(cards.filter(({ key }) => taken.has(key) === wanted).map(({ value }) => value));
  return { party: values(true), rest: values(false) };
}
