/** Big Manitou in words: cards, tiles, what happened, what a move is. */

import { listed, t } from '$lib/i18n/words.svelte';
import type { Key } from '$lib/i18n/keys';
import type { Line, Person, Told } from '$games/game-ui';
import { HERO_KEYS, TILE_KEYS, figures, isHunter } from './cards';
import type { Outlook } from './outlook';
import type { Card, Cylinder, Effect, Hero, Meeting, Move, Tile, Victor } from './types';

/**
 * How a card stands in a sentence: alone, as what is played, as what attacks, as what is attacked. Languages differ in
 * articles and cases for these.
 */
export type Form = 'label' | 'obj' | 'by' | 'against';

/** What a card is called: "Clan mother", "Hunter 7". */
export const cardName = (card: Card, form: Form = 'label'): string =>
  isHunter(card) ? t('mn-hunter', { form, number: card }) : t(HERO_KEYS[card], { form });

/** What a tile is called: "bison 3", "horse". */
export const tileName = (tile: Tile): string => t(TILE_KEYS[tile], { points: figures(tile) });

const CYLINDERS: Record<Cylinder, Key> = { totem: 'mn-totem-cylinder', horse: 'mn-horse-cylinder' };
export const cylinderName = (cylinder: Cylinder): string => t(CYLINDERS[cylinder]);

/** Which ground: "ground 2". */
export const groundName = (ground: number): string => t('mn-ground', { ground: ground + 1 });

export const nameOf = (people: readonly Person[], seat: number): string =>
  people.find((person) => person.seat === seat)?.name ?? String(seat + 1);

/** Somebody's hero that is met: "Teo's shaman". */
export const heroOf = (people: readonly Person[], seat: number, hero: Hero): string =>
  t('mn-hero-of', { name: nameOf(people, seat), hero: cardName(hero, 'against') });

/** A trial of strength in words. */
export function trialWords(
  { ground, attacker, attack, defender, defence }: Meeting,
  victor: Victor,
  people: readonly Person[],
): string {
  return t('mn-log-trial', {
    ground: ground + 1,
    attacker: nameOf(people, attacker),
    attack: cardName(attack, 'by'),
    defender: nameOf(people, defender),
    defence: cardName(defence, 'against'),
    victor,
  });
}

/** A sacrifice in words. */
export function sacrificeWords(
  { ground, attacker, attack, defender, defence }: Meeting,
  succeeded: boolean,
  people: readonly Person[],
): string {
  return t('mn-log-sacrifice', {
    ground: ground + 1,
    attacker: nameOf(people, attacker),
    attack: cardName(attack, 'by'),
    defender: nameOf(people, defender),
    defence: cardName(defence, 'against'),
    succeeded: succeeded ? 'yes' : 'no',
  });
}

/** What a card would do on a ground, in a few words. */
export function outlookWords(outlook: Outlook, people: readonly Person[]): string {
  switch (outlook.say) {
    case 'totals':
      return outlook.totals.map(({ seat, total }) => `${nameOf(people, seat)} ${total}`).join(', ');
    case 'stands':
      return outlook.beside === null
        ? t('mn-out-alone')
        : t('mn-out-beside', { hero: cardName(outlook.beside, 'by') });
    case 'trial': {
      const { defender, defence, victor } = outlook.trial;
      return t('mn-out-trial', { hero: heroOf(people, defender, defence), victor });
    }
    case 'sacrifice': {
      const { defender, defence, succeeded } = outlook.sacrifice;
      return t('mn-out-sacrifice', {
        name: nameOf(people, defender),
        hero: cardName(defence, 'against'),
        succeeded: succeeded ? 'yes' : 'no',
      });
    }
    case 'refused':
      return outlook.reason.reason === 'two-heroes' ? t('mn-out-two') : t('mn-out-closed');
  }
}

/** One line for one effect; null for what needs no words. */
export function effectWords({ effect, rule }: Told<Effect>, people: readonly Person[]): Line | null {
  const line = (seat: number | null, text: string): Line => ({ seat, text, rule });
  const name = 'seat' in effect ? nameOf(people, effect.seat) : '';
  switch (effect.effect) {
    case 'dealer-drawn':
      return line(
        effect.first,
        t('mn-log-dealer', { first: nameOf(people, effect.first), dealer: nameOf(people, effect.dealer) }),
      );
    case 'hunt-began':
      return line(
        effect.first,
        t('mn-log-hunt', {
          hunt: effect.hunt,
          first: nameOf(people, effect.first),
          dealer: nameOf(people, effect.dealer),
        }),
      );
    case 'mustered':
      return line(
        effect.seat,
        t('mn-log-mustered', { name, count: effect.count, random: effect.random ? 'yes' : 'no' }),
      );
    case 'played':
      return line(
        effect.seat,
        t('mn-log-played', {
          name,
          card: cardName(effect.card, 'obj'),
          ground: effect.ground + 1,
          eighth: effect.eighth ? 'yes' : 'no',
        }),
      );
    case 'stands':
      return effect.heroes > 1
        ? line(effect.seat, t('mn-log-two', { name, ground: effect.ground + 1 }))
        : null;
    case 'trial':
      return line(effect.attacker, trialWords(effect, effect.victor, people));
    case 'sacrifice':
      return line(effect.attacker, sacrificeWords(effect, effect.succeeded, people));
    case 'passed':
      return line(effect.seat, t('mn-log-passed', { name }));
    case 'held':
      return line(effect.seat, t('mn-log-held', { name, cylinder: effect.cylinder }));
    case 'shifted':
      return line(
        effect.seat,
        t('mn-log-shifted', { name, number: effect.card, from: effect.from + 1, to: effect.to + 1 }),
      );
    case 'force-compared':
      return line(effect.strongest[0] ?? null, forceWords(effect, people));
    case 'discarded':
      return line(effect.seat, t('mn-log-discarded', { name, tile: tileName(effect.tile) }));
    case 'judged':
      return line(null, judgedWords(effect, people));
    case 'took':
      return line(
        effect.seat,
        t('mn-log-took', { name, tile: tileName(effect.tile), ground: effect.ground + 1 }),
      );
    case 'cylinder-taken':
      return line(
        effect.seat,
        t('mn-log-cylinder', {
          name,
          cylinder: effect.cylinder,
          from: effect.from === null || effect.from === effect.seat ? 0 : nameOf(people, effect.from),
        }),
      );
    case 'ground-finished':
      return effect.gone.length === 0
        ? null
        : line(
            null,
            t('mn-log-gone', { ground: effect.ground + 1, tiles: listed(effect.gone.map(tileName)) }),
          );
    case 'cards-restored':
      return line(null, t('mn-log-restored'));
    case 'scored':
      return line(effect.seat, t('mn-log-scored', { name, points: effect.points, pairs: effect.pairs }));
    case 'ranked': {
      const winners = effect.ranks.flatMap((rank, seat) => (rank === 1 ? [nameOf(people, seat)] : []));
      return line(null, t('mn-log-ranked', { count: winners.length, names: listed(winners) }));
    }
    case 'grounds-laid':
    case 'dealt':
    case 'drew':
    case 'turned-down':
    case 'cards-cleared':
      return null;
  }
}

function forceWords(
  { totals, strongest, owing }: Effect & { readonly effect: 'force-compared' },
  people: readonly Person[],
): string {
  const force = Math.max(0, ...strongest.map((seat) => totals[seat] ?? 0));
  return t('mn-log-force', {
    count: strongest.length,
    names: listed(strongest.map((seat) => nameOf(people, seat))),
    force,
    owing: owing.length,
  });
}

/** Who takes from a ground, and by what; `me` is spoken to. */
export function judgedWords(
  { ground, hero, totals, takers }: Effect & { readonly effect: 'judged' },
  people: readonly Person[],
  me: number | null = null,
): string {
  const of = (claim: string) => takers.find((taker) => taker.claim === claim)?.seat;
  const parts = (['highest', 'next'] as const).flatMap((claim) => {
    const seat = of(claim);
    if (seat === undefined) return [];
    const total = totals[seat] ?? 0;
    return seat === me
      ? [t('mn-own-total', { total })]
      : [t('mn-judged-total', { name: nameOf(people, seat), total })];
  });
  if (hero !== null) {
    parts.push(hero === me ? t('mn-own-hero') : t('mn-judged-hero', { name: nameOf(people, hero) }));
  }
  return t('mn-log-judged', { ground: ground + 1, count: parts.length, list: listed(parts) });
}

/** Lines for effects that belong together: a card and what it met are one line. */
export function tell(effects: readonly Told<Effect>[], people: readonly Person[]): Line[] {
  const lines: Line[] = [];
  let played: Line | null = null;
  for (const told of effects) {
    const line = effectWords(told, people);
    const { effect } = told.effect;
    const joins = effect === 'trial' || effect === 'sacrifice' || effect === 'stands';
    if (line && played && joins) {
      lines[lines.length - 1] = { ...played, text: `${played.text} ${line.text}`, rule: line.rule };
    } else if (line) {
      lines.push(line);
    }
    if (effect === 'played') played = line;
    else if (joins) played = null;
  }
  return lines;
}

/** The heading of a turn in the log: a hunt. */
export function turnTitle(effects: readonly Told<Effect>[]): string | null {
  for (const { effect } of effects) {
    if (effect.effect === 'hunt-began') return t('mn-hunt', { hunt: effect.hunt });
    if (effect.effect === 'dealer-drawn') return t('mn-hunt', { hunt: 1 });
  }
  return null;
}

/** A move as a heading: "Play the chief on ground 2". */
export function moveWords(move: Move): string {
  if (move === 'pass') return t('mn-move-pass');
  if (move === 'hold') return t('mn-move-hold');
  if ('muster' in move) return t('mn-move-muster', { count: move.muster.length });
  if ('play' in move)
    return t('mn-move-play', { card: cardName(move.play.card, 'obj'), ground: move.play.ground + 1 });
  if ('shift' in move) {
    const { card, from, to } = move.shift;
    return t('mn-move-shift', { number: card, from: from + 1, to: to + 1 });
  }
  if ('discard' in move) return t('mn-move-discard', { tile: tileName(move.discard) });
  return t('mn-move-take', { tile: tileName(move.take) });
}
