/** What would come of one's own move, said to oneself. The move itself stands in the question, and is not repeated. */

import { listed, t } from '$lib/i18n/words.svelte';
import type { Person, Told } from '$games/game-ui';
import type { Effect } from './types';
import { cardName, judgedWords, nameOf, tell } from './words';

export function foretell(effects: readonly Told<Effect>[], people: readonly Person[]): string[] {
  const me = people.find((person) => person.isMe)?.seat ?? null;
  return effects.flatMap((told) => {
    const { effect } = told;
    if (me !== null && 'seat' in effect && effect.seat === me) return ownWords(effect, people) ?? [];
    const shared = me === null ? null : sharedWords(effect, me, people);
    return shared ?? tell([told], people).map((line) => line.text);
  });
}

/** What is about oneself alone; null for what the question has said, and for what needs no words. */
function ownWords(effect: Effect, people: readonly Person[]): string | null {
  switch (effect.effect) {
    case 'stands':
      return effect.heroes > 1 ? t('mn-own-two', { ground: effect.ground + 1 }) : null;
    case 'cylinder-taken':
      return t('mn-own-cylinder', {
        cylinder: effect.cylinder,
        from: effect.from === null || effect.from === effect.seat ? 0 : nameOf(people, effect.from),
      });
    case 'scored':
      return t('mn-own-scored', { points: effect.points, pairs: effect.pairs });
    default:
      return null;
  }
}

/** What is about oneself and others; null for what is about others only. */
function sharedWords(effect: Effect, me: number, people: readonly Person[]): string | null {
  switch (effect.effect) {
    case 'hunt-began': {
      const { hunt, first, dealer } = effect;
      if (first !== me && dealer !== me) return null;
      const other = nameOf(people, first === me ? dealer : first);
      return t('mn-own-hunt', { hunt, place: first === me ? 'first' : 'last', other });
    }
    case 'trial':
    case 'sacrifice': {
      if (effect.attacker !== me) return null;
      const meeting = {
        attack: cardName(effect.attack, 'by'),
        defender: nameOf(people, effect.defender),
        defence: cardName(effect.defence, 'against'),
      };
      return effect.effect === 'trial'
        ? t('mn-own-trial', { ...meeting, victor: effect.victor })
        : t('mn-own-sacrifice', { ...meeting, succeeded: effect.succeeded ? 'yes' : 'no' });
    }
    case 'force-compared': {
      const { strongest, totals, owing } = effect;
      if (!strongest.includes(me)) return null;
      const others = strongest.filter((seat) => seat !== me).map((seat) => nameOf(people, seat));
      return t('mn-own-force', {
        count: others.length,
        names: listed(others),
        force: totals[me] ?? 0,
        owing: owing.length,
      });
    }
    case 'judged':
      return judgedWords(effect, people, me);
    case 'ranked': {
      const winners = effect.ranks.flatMap((rank, seat) => (rank === 1 ? [nameOf(people, seat)] : []));
      const mine = effect.ranks[me] === 1;
      return t('table-won', { count: winners.length, names: listed(winners), me: mine ? 'yes' : 'no' });
    }
    default:
      return null;
  }
}
