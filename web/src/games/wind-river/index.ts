/** Wind River's user interface. */

import { learn, t } from '$lib/i18n/words.svelte';
import { game } from '$games/game-ui';
import Actions from './Actions.svelte';
import { aim } from './aim';
import Board from './Board.svelte';
import Forecast from './Forecast.svelte';
import { WindRiverHand } from './hand.svelte';
import Help from './Help.svelte';
import { foretell } from './own';
import SeatDetails from './SeatDetails.svelte';
import SeatNumbers from './SeatNumbers.svelte';
import { moveWords, refusalWords, tell } from './words';
import type { Effect, Insight, Move, Reason, View } from './types';

await learn('wind-river');

/** What tells of loss; a tipi that is saved is news, too. */
const NEWS: readonly Effect['effect'][] = ['abandoned', 'tolls', 'ended', 'ranked'];

export default game<View, Move, Insight, Effect, Reason, WindRiverHand>({
  name: 'wind-river',
  title: 'game-wind-river',
  hand: (table) => new WindRiverHand(table),
  Board,
  Actions,
  Forecast,
  SeatDetails,
  SeatNumbers,
  Help,
  seatWords: (view, { seat }) =>
    t('wr-hear-seat', {
      provisions: view.provisions[seat] ?? 0,
      saved: view.plains[seat] ?? 0,
      out: 7 - (view.plains[seat] ?? 0) - (view.unused[seat] ?? 0),
      unused: view.unused[seat] ?? 0,
    }),
  progress: (view, turn) =>
    view.phase === 'camp' || view.phase === 'start'
      ? t('wr-progress-camp')
      : t('table-turn', { turn: Math.max(1, turn) }),
  tell,
  foretell,
  isNews: (effect) => (effect.effect === 'travelled' ? effect.to === 'plains' : NEWS.includes(effect.effect)),
  turnBegins: (effect) => (effect.effect === 'turn-began' ? effect.seat : null),
  moveWords,
  aim,
  refusalWords,
  resultWords: (scores, detail, seat) =>
    t('wr-result', {
      saved: scores[seat] ?? 0,
      provisions: (detail as { provisions?: number[] } | null)?.provisions?.[seat] ?? 0,
    }),
});
