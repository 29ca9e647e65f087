/** Why an action that may be taken finds nothing to do for hunters. */

import { t } from '$lib/i18n/words.svelte';
import { LANDS, type Action, type Band, type Land, type Laid } from './types';

/** The lands on which a seat has hunters, one for each space. */
function manned(board: readonly Laid[], seat: number): Land[] {
  return board.flatMap((laid) => LANDS.filter((land) => laid[land].owner === seat && laid[land].hunters > 0));
}

/** The reason in words, by what lies open. */
export function idleWords(action: Action, board: readonly Laid[], seat: number, band: Band): string {
  const lands = manned(board, seat);
  switch (action) {
    case 'place':
      return '';
    case 'tipi':
    case 'canoe': {
      const river = action === 'canoe';
      const there = lands.some((land) => (land === 'river') === river);
      if (!there) return t('bison-idle-hunters', { where: river ? 'river' : 'land' });
      const supply = river ? band.canoes : band.tipis;
      const none = supply.every((count) => count === 0);
      return t(none ? 'bison-idle-craft' : 'bison-idle-small', { craft: action });
    }
    case 'gather':
      return lands.length === 0 ? t('bison-idle-hunters', { where: 'map' }) : t('bison-idle-gather');
    case 'step':
    case 'trek':
      return lands.length === 0 ? t('bison-idle-hunters', { where: 'map' }) : t('bison-idle-way');
  }
}
