/** Big Manitou's user interface. */

import { learn, t } from '$lib/i18n/words.svelte';
import { viewport } from '$lib/viewport.svelte';
import { game } from '$games/game-ui';
import Actions from './Actions.svelte';
import { aim, prepare } from './aim';
import Board from './Board.svelte';
import { drawn } from './drawn';
import Forecast from './Forecast.svelte';
import { ManitouHand } from './hand.svelte';
import Held from './Held.svelte';
import Help from './Help.svelte';
import { seatWords } from './names';
import { foretell } from './own';
import { refusalWords } from './refusals';
import SeatDetails from './SeatDetails.svelte';
import SeatNumbers from './SeatNumbers.svelte';
import { moveWords, tell, turnTitle } from './words';
import type { Effect, Insight, Move, Reason, View } from './types';

await learn('manitou');

interface Detail {
  readonly tipi?: readonly number[];
  readonly tiles?: readonly number[];
}

/** What changes a ground or a standing beyond the card that was played. */
const NEWS: readonly Effect['effect'][] = [
  'trial',
  'sacrifice',
  'shifted',
  'force-compared',
  'cylinder-taken',
  'hunt-began',
  'ranked',
];

export default game<View, Move, Insight, Effect, Reason, ManitouHand>({
  name: 'manitou',
  title: 'game-manitou',
  flows: true,
  hand: (table) => new ManitouHand(table),
  Board,
  Actions,
  Forecast,
  Held,
  SeatDetails,
  SeatNumbers,
  Help,
  seatWords: (view, { seat }) => seatWords(view, seat),
  progress: ({ phase, hunt, hunts, seats, acting }) =>
    phase === 'play'
      ? t(viewport.isPhone ? 'mn-progress-short' : 'mn-progress-card', {
          hunt,
          hunts,
          card: (seats[acting[0] ?? 0]?.played ?? 0) + 1,
        })
      : t('mn-progress', { hunt, hunts }),
  tell,
  foretell,
  drawn,
  isNews: (effect) => (effect.effect === 'played' ? effect.eighth : NEWS.includes(effect.effect)),
  tellsApart: true,
  turnTitle,
  turnBegins: (effect) =>
    effect.effect === 'hunt-began' || effect.effect === 'dealer-drawn' ? effect.first : null,
  moveWords,
  aim,
  prepare,
  refusalWords,
  resultWords: (scores, detail, seat) => {
    const { tipi, tiles } = (detail ?? {}) as Detail;
    return t('mn-result', { points: scores[seat] ?? 0, tipi: tipi?.[seat] ?? 0, tiles: tiles?.[seat] ?? 0 });
  },
});
