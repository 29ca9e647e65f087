/** Each thing's name for those who hear the table. */

import { listed, t } from '$lib/i18n/words.svelte';
import type { Person } from '$games/game-ui';
import { countOf } from './cards';
import type { Outlook } from './outlook';
import { cardName, groundName, nameOf, outlookWords, tileName } from './words';
import type { Card, Ground, GroundId, GroundInsight, Placed, View } from './types';

/** The name of a ground: "Ground 2: bison 1, tipi 3. Ines leads with 10, Teo has the hero." */
export function groundWords(
  id: GroundId,
  { tiles }: Ground,
  insight: GroundInsight | undefined,
  people: readonly Person[],
): string {
  const what = t('mn-hear-ground', {
    ground: id + 1,
    count: tiles.length,
    tiles: tiles.map(tileName).join(', '),
  });
  return `${what} ${leaderWords(insight, people)}`.trim();
}

/** Who leads a ground and with what: "Ines leads with 10, Teo has the hero." */
export function leaderWords(known: GroundInsight | undefined, people: readonly Person[]): string {
  if (!known) return '';
  const { highest, hero, heroes: count } = known;
  const total = highest === null ? 0 : (known.totals[highest] ?? 0);
  if (highest !== null && highest === hero)
    return `${t('mn-hear-leads-hero', { name: nameOf(people, hero), total, count })}.`;
  const parts = [
    ...(highest === null ? [] : [t('mn-hear-leads', { name: nameOf(people, highest), total })]),
    ...(hero === null ? [] : [t('mn-hear-hero', { name: nameOf(people, hero), count })]),
  ];
  return parts.length === 0 ? t('mn-hear-nobody') : `${parts.join(', ')}.`;
}

/** What one seat has on a ground: "Teo: shaman face up, hunter 5; 5 in all." */
export function laneWords(
  cards: readonly Placed[],
  insight: GroundInsight | undefined,
  person: Person,
): string {
  const list = cards.map(({ card, up }) =>
    up ? cardName(card) : t('mn-hear-turned', { card: cardName(card) }),
  );
  const takes = insight?.takers.filter((taker) => taker.seat === person.seat).length ?? 0;
  return t('mn-hear-lane', {
    name: person.name,
    count: cards.length,
    cards: listed(list),
    total: insight?.totals[person.seat] ?? 0,
    tiles: takes,
  });
}

/** The name of a card in hand: "Clan mother. On ground 2 she meets Teo's shaman and loses." */
export function handWords(
  card: Card,
  outlooks: readonly (Outlook | null)[],
  people: readonly Person[],
): string {
  const parts = outlooks.flatMap((one, ground) =>
    one ? [t('mn-say-on', { ground: ground + 1, what: outlookWords(one, people) })] : [],
  );
  return [`${cardName(card)}.`, ...parts].join(' ');
}

/** The name of the button that plays the card in hand on a ground, or moves a hunter to make a total there. */
export const hereWords = (card: Card, ground: GroundId, total: number | null): string =>
  total !== null
    ? `${t('mn-hear-shift-here', { card: cardName(card), ground: groundName(ground) })}. ${t('mn-hear-total', { total })}`
    : t('mn-hear-play-here', { card: cardName(card, 'obj'), ground: groundName(ground) });

/** A seat in words: what is open about it. */
export function seatWords(view: View, seat: number): string {
  const own = view.seats[seat];
  if (!own) return '';
  return t('mn-hear-seat', {
    hand: countOf(own.hand),
    pile: own.pile,
    count: own.tiles.length,
    tiles: listed(own.tiles.map(tileName)),
    totem: view.totem === seat ? 'yes' : 'no',
    horse: view.horse === seat ? 'yes' : 'no',
  });
}
