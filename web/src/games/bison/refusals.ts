/** Why something is refused, in words. */

import { t } from '$lib/i18n/words.svelte';
import { actionName, animalWords, spaceOn, wareWords, type Known } from './words';
import type { Reason } from './types';

/** A refusal as a whole sentence. Tiles are called by their names where the board knows them. */
export function refusalWords(reason: Reason, known: Known): string {
  switch (reason.reason) {
    case 'not-your-turn':
      return t('bison-no-not-your-turn');
    case 'game-is-over':
      return t('bison-no-game-is-over');
    case 'pay-first':
      return t('bison-no-pay-first', { cost: reason.cost });
    case 'gain-first':
      return t('bison-no-gain-first');
    case 'settle-first':
      return t('bison-no-settle-first');
    case 'action-goes-on':
      return t('bison-no-action-goes-on', { action: actionName(reason.action) });
    case 'action-taken':
      return t('bison-no-action-taken', { action: actionName(reason.action) });
    case 'sold-out':
      return t('bison-no-sold-out', { ware: wareWords(reason.ware) });
    case 'cannot-buy':
      return t('bison-no-cannot-buy', {
        ware: wareWords(reason.ware),
        price: reason.price,
        has: animalWords(reason.animal, reason.has),
      });
    case 'cannot-trade':
      return t('bison-no-cannot-trade', { has: animalWords(reason.animal, reason.has) });
    case 'too-few-animals':
      return t('bison-no-too-few-animals', { has: animalWords(reason.animal, reason.has) });
    case 'stock-is-full':
      return t('bison-no-stock-is-full', { animal: reason.animal });
    case 'must-place':
      return t('bison-no-must-place');
    case 'cannot-pay':
      return t('bison-no-cannot-pay', { hunters: reason.hunters, cost: reason.cost, has: reason.has });
    case 'too-many-hunters':
      return t('bison-no-too-many-hunters');
    case 'supply-too-small':
      return t('bison-no-supply-too-small', { has: reason.has });
    case 'cell-taken':
      return t('bison-no-cell-taken');
    case 'cell-apart':
      return t('bison-no-cell-apart');
    case 'cell-too-far':
      return t('bison-no-cell-too-far', { distance: reason.distance, reach: reason.reach });
    case 'wrong-land':
      return t('bison-no-wrong-land', { craft: reason.craft });
    case 'held-by-other': {
      const name = known.people.find((person) => person.seat === reason.owner)?.name ?? '';
      return t('bison-no-held-by-other', { name });
    }
    case 'no-hunter':
      return t('bison-no-no-hunter', { place: spaceOn(known, reason.space) });
    case 'changed-already':
      return t('bison-no-changed-already');
    case 'all-moved':
      return t('bison-no-all-moved', { place: spaceOn(known, reason.space) });
    case 'not-in-supply':
      return t('bison-no-not-in-supply', { craft: reason.craft, size: reason.size });
    case 'same-size':
      return t('bison-no-same-size', { craft: reason.craft });
    case 'nothing-to-shrink':
      return t('bison-no-nothing-to-shrink', { craft: reason.craft });
    case 'no-shrinking':
      return t('bison-no-no-shrinking', { craft: reason.craft });
    case 'too-few-hunters':
      return t('bison-no-too-few-hunters', {
        needed: reason.needed,
        has: reason.has,
        place: spaceOn(known, reason.space),
      });
    case 'other-gathering':
      return t('bison-no-other-gathering', { place: spaceOn(known, reason.target) });
    case 'not-near':
      return t('bison-no-not-near');
    case 'not-in-three':
      return t('bison-no-not-in-three');
    case 'wrong-sum':
      return t('bison-no-wrong-sum', { cost: reason.cost, paid: reason.paid });
    default:
      return t('bison-no-impossible');
  }
}
