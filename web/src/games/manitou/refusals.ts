/** Why something is refused, in words. */

import { t } from '$lib/i18n/words.svelte';
import type { Key } from '$lib/i18n/keys';
import { cardName, tileName } from './words';
import type { Phase, Reason } from './types';

const PHASES: Record<Phase, Key> = {
  start: 'mn-phase-start',
  grounds: 'mn-phase-grounds',
  muster: 'mn-phase-muster',
  deal: 'mn-phase-deal',
  play: 'mn-phase-play',
  eighth: 'mn-phase-eighth',
  shift: 'mn-phase-shift',
  force: 'mn-phase-force',
  take: 'mn-phase-take',
  over: 'mn-phase-over',
};

/** Why something is refused, as a whole sentence. */
export function refusalWords(reason: Reason): string {
  switch (reason.reason) {
    case 'not-your-turn':
      return t('mn-no-not-your-turn');
    case 'already-mustered':
      return t('mn-no-already-mustered');
    case 'wrong-phase':
      return t('mn-no-wrong-phase', { phase: t(PHASES[reason.phase]) });
    case 'not-available':
      return t('mn-no-not-available', { card: cardName(reason.card), available: reason.available });
    case 'wrong-party-size':
      return t('mn-no-wrong-party-size', { cards: reason.cards, needed: reason.needed });
    case 'not-in-hand':
      return t('mn-no-not-in-hand', { card: cardName(reason.card) });
    case 'two-heroes':
      return t('mn-no-two-heroes', { ground: reason.ground + 1 });
    case 'cannot-pass':
      return t('mn-no-cannot-pass');
    case 'not-a-hunter':
      return t('mn-no-not-a-hunter');
    case 'not-there':
      return t('mn-no-not-there', { card: cardName(reason.card), ground: reason.ground + 1 });
    case 'same-ground':
      return t('mn-no-same-ground', { ground: reason.ground + 1 });
    case 'no-such-tile':
      return t('mn-no-no-such-tile', { tile: tileName(reason.tile) });
    case 'bison-or-tipi-first':
      return t('mn-no-bison-or-tipi-first');
    case 'not-on-ground':
      return t('mn-no-not-on-ground', { tile: tileName(reason.tile), ground: reason.ground + 1 });
    case 'game-is-over':
      return t('mn-no-game-is-over');
    default:
      return t('mn-no-impossible');
  }
}
