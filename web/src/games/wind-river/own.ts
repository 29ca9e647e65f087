/** What would come of one's own move, said to oneself. The move itself stands in the question, and is not repeated. */

import { listed, t } from '$lib/i18n/words.svelte';
import type { Person, Told } from '$games/game-ui';
import type { Effect } from './types';
import { isEmptyFeast, nameOf, tell } from './words';

export function foretell(effects: readonly Told<Effect>[], people: readonly Person[]): string[] {
  const me = people.find((person) => person.isMe)?.seat ?? null;
  return effects.flatMap((told, index) => {
    const { effect } = told;
    if (isEmptyFeast(effects, index)) return [];
    if (effect.effect === 'tolls' && me !== null) return [tollWords(effect.paid, me, people)];
    if (effect.effect === 'ranked') return [wonWords(effect.ranks, me, people)];
    if ('seat' in effect && effect.seat === me) return ownWords(effect) ?? [];
    return tell([told], people).map((line) => line.text);
  });
}

function ownWords(effect: Effect): string | null {
  switch (effect.effect) {
    case 'turn-began':
      return effect.buffalo === 0 ? t('wr-own-no-tipis') : null;
    case 'herd-stuck':
      return t('wr-own-herd-stuck', { left: effect.left });
    case 'fed':
      return t('wr-own-fed', { paid: effect.paid, left: effect.provisions });
    case 'hungry':
      return t('wr-own-hungry', { tipis: effect.tipis });
    case 'travelled':
      return effect.to === 'plains' ? t('wr-own-saved') : null;
    case 'gathered':
      return t('wr-own-gathered', { provisions: effect.provisions, lost: effect.lost });
    case 'raised':
      return t('wr-own-raised');
    default:
      return null;
  }
}

/** Who enters a camp pays, and so does everyone there who can. */
function tollWords(paid: readonly number[], me: number, people: readonly Person[]): string {
  const others = paid.flatMap((amount, seat) => (amount > 0 && seat !== me ? [nameOf(people, seat)] : []));
  return t('wr-own-tolls', { count: others.length, names: listed(others) });
}

function wonWords(ranks: readonly number[], me: number | null, people: readonly Person[]): string {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [nameOf(people, seat)] : []));
  const mine = me !== null && ranks[me] === 1;
  return t('table-won', { count: winners.length, names: listed(winners), me: mine ? 'yes' : 'no' });
}
