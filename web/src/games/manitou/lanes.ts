/** A ground as it is drawn, seat by seat: what lies there, what it counts, what it would take. */

import { t } from '$lib/i18n/words.svelte';
import type { Language } from '$lib/i18n/language';
import type { Person, Told } from '$games/game-ui';
import { isHunter, keyedPlaced } from './cards';
import { laneWords } from './names';
import type { Card, Effect, Ground, GroundId, GroundInsight, Hunter, Placed } from './types';

/** A card on a ground. */
export interface Laid extends Placed {
  readonly key: string;
  /** Whether it came with what happened last. */
  readonly last: boolean;
  /** Whether it is a hunter that can be taken up. */
  readonly movable: boolean;
}

/** What a seat's hunters count on a ground, and how many tiles it would take. */
export interface Count {
  readonly total: number | null;
  /** What tomahawks add to it: each 1 to every hunter (M4.4). */
  readonly bonus: number;
  /** Why the total is more than the hunters' numbers. */
  readonly why: string | undefined;
  readonly hunters: number;
  /** The numbers that the total is made of: "3+4". */
  readonly numbers: string;
  /** Whether one of these hunters came with what happened last. */
  readonly last: boolean;
  /** Whether another seat has the same total, so that both take nothing for it (M4.3). */
  readonly tied: boolean;
  /** Tiles for the hero alone, and all of them. */
  readonly heroTiles: number;
  readonly tiles: number;
  readonly leads: boolean;
}

/** What one seat has on a ground. */
export interface Lane {
  readonly ground: GroundId;
  readonly seat: number;
  /** How it is told. */
  readonly words: string;
  readonly heroes: readonly Laid[];
  readonly hunters: readonly Laid[];
  /** Whether some of its hunters can be taken up. */
  readonly movable: boolean;
  readonly count: Count;
}

/** A card that has just come to a ground. */
export interface Latest {
  readonly seat: number;
  readonly card: Card;
}

/** The cards that came to a ground with what happened last. */
export function latest(recent: readonly Told<Effect>[], ground: GroundId): Latest[] {
  return recent.flatMap(({ effect }) =>
    (effect.effect === 'played' && effect.ground === ground) ||
    (effect.effect === 'shifted' && effect.to === ground)
      ? [{ seat: effect.seat, card: effect.card }]
      : [],
  );
}

/** What decides how a ground is drawn. */
export interface Ruled {
  readonly id: GroundId;
  readonly ground: Ground;
  readonly insight: GroundInsight | undefined;
  /** Every seat's tomahawks. */
  readonly axes: readonly number[];
  readonly latest: readonly Latest[];
  /** The hunters of `viewer` that can be taken up. */
  readonly movable: readonly Hunter[];
  readonly viewer: number | null;
  /** In which language it is told. */
  readonly language: Language;
}

/** The lanes of a ground, one for each person. */
export function lanesOf(ruled: Ruled, people: readonly Person[]): Lane[] {
  return people.map((person) => {
    const { seat } = person;
    const placed = ruled.ground.cards.filter((one) => one.seat === seat);
    const cards = keyedPlaced(placed).map(({ key, value }, index): Laid => {
      const { card, up } = value;
      // Of two equal heroes only the one that was laid later came last.
      const news = ruled.latest.filter((one) => one.seat === seat && one.card === card).length;
      const later = placed.slice(index + 1).filter((one) => one.card === card).length;
      const last = later < news;
      const movable = seat === ruled.viewer && isHunter(card) && ruled.movable.includes(card);
      return { key, seat, card, up, last, movable };
    });
    return {
      ground: ruled.id,
      seat,
      words: laneWords(placed, ruled.insight, person),
      heroes: cards.filter(({ card }) => !isHunter(card)),
      hunters: cards.filter(({ card }) => isHunter(card)),
      movable: cards.some((one) => one.movable),
      count: countOf(
        ruled,
        cards.filter(({ card }) => isHunter(card)),
        seat,
      ),
    };
  });
}

function countOf({ ground, insight, axes }: Ruled, hunters: readonly Laid[], seat: number): Count {
  const claims = insight?.takers.filter((taker) => taker.seat === seat) ?? [];
  const total = insight?.totals[seat] ?? null;
  const own = axes[seat] ?? 0;
  return {
    total,
    bonus: own * hunters.length,
    why: own > 0 && total !== null ? t('mn-axes', { count: own }) : undefined,
    hunters: hunters.length,
    // A line may end after a plus, not within a number.
    numbers: hunters.map(({ card }) => card).join('+\u200B'),
    last: hunters.some((one) => one.last),
    tied:
      total !== null &&
      ground.tiles.length > 0 &&
      (insight?.totals.some((one, other) => other !== seat && one === total) ?? false),
    heroTiles: claims.filter((taker) => taker.claim === 'hero').length,
    tiles: claims.length,
    leads: insight?.highest === seat,
  };
}
