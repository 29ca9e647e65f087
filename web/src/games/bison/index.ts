/** Bison's user interface. */

import { learn, listed, t } from '$lib/i18n/words.svelte';
import { game } from '$games/game-ui';
import Actions from './Actions.svelte';
import { aim, prepare } from './aim';
import Board from './Board.svelte';
import Forecast from './Forecast.svelte';
import { BisonHand } from './hand.svelte';
import Held from './Held.svelte';
import Help from './Help.svelte';
import { refusalWords } from './refusals';
import SeatDetails from './SeatDetails.svelte';
import SeatNumbers from './SeatNumbers.svelte';
import { actionName, moveWords, stockWords, tell, turnBegins } from './words';
import type { Effect, Insight, Move, Reason, Stock, View } from './types';

await learn('bison');

/** What was done, not what it cost or brought. */
const NEWS: readonly Effect['effect'][] = [
  'placed',
  'built',
  'enlarged',
  'shrunk',
  'removed',
  'moved',
  'ended',
  'skipped',
  'overflowed',
  'season-begins',
  'game-over',
];

export default game<View, Move, Insight, Effect, Reason, BisonHand>({
  name: 'bison',
  title: 'game-bison',
  layout: 'map',
  hand: (table) => new BisonHand(table),
  Board,
  Actions,
  Forecast,
  Held,
  SeatDetails,
  SeatNumbers,
  Help,
  seatWords: (view, { seat }) => {
    const band = view.seats[seat];
    if (!band) return '';
    return t('bison-hear-seat', {
      ...band.stock,
      hunters: band.hunters,
      actions: band.taken.length === 0 ? t('bison-none') : listed(band.taken.map(actionName)),
    });
  },
  progress: ({ season, seasons, round }) => t('bison-progress', { season, seasons, round }),
  tell: (effects, people, { board }) => tell(effects, { people, board }),
  isNews: ({ effect }) => NEWS.includes(effect),
  turnBegins,
  moveWords,
  aim,
  prepare,
  refusalWords: (reason, people, { board }) => refusalWords(reason, { people, board }),
  resultWords: (scores, detail, seat) => {
    const stock = (detail as { stock?: Stock[] } | null)?.stock?.[seat];
    return t('bison-result', { score: scores[seat] ?? 0, stock: stock ? stockWords(stock) : '' });
  },
});
