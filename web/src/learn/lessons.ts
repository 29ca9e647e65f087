/** The three lessons. Their tables stand in `openings/`; that they are legal to the end is tested with the tables. */

import type { Opening } from '$lib/client/messages';
import type { GameName } from '$games/game-ui';
import type { Lesson } from './lesson';

const opening = async (file: Promise<{ default: unknown }>) => (await file).default as Opening;

/** The cards of the first party that nobody has to look for. */
const PARTY = [4, 6, 9, 'chief', 'clan-mother', 'scout', 'shaman'];

export const LESSONS: Record<GameName, Lesson> = {
  'wind-river': {
    game: 'wind-river',
    then: 'lesson-then',
    seats: 3,
    opening: () => opening(import('./openings/wind-river.json')),
    steps: [
      { text: 'lesson-wr-intro', moves: 0, taps: 1 },
      { text: 'lesson-wr-camp', hint: 'lesson-wr-camp-hint', rule: 'W3.2', moves: 1, taps: 1 },
      { text: 'lesson-wr-edge', hint: 'lesson-wr-edge-hint', rule: 'W3.2', moves: 1, taps: 1 },
      { text: 'lesson-wr-drive', hint: 'lesson-wr-drive-hint', rule: 'W4.1', moves: 2, taps: 4 },
      { text: 'lesson-wr-save', hint: 'lesson-wr-save-hint', rule: 'W4.3a', moves: 1, taps: 2 },
      { text: 'lesson-wr-one', hint: 'lesson-wr-one-hint', rule: 'W4.1', moves: 1, taps: 2 },
      { text: 'lesson-wr-gather', hint: 'lesson-wr-gather-hint', rule: 'W4.3b', moves: 1, taps: 1 },
      { text: 'lesson-wr-full', hint: 'lesson-wr-full-hint', rule: 'W2.4', moves: 1, taps: 2 },
      { text: 'lesson-wr-raise', hint: 'lesson-wr-raise-hint', rule: 'W4.3c', moves: 1, taps: 2 },
      { text: 'lesson-wr-ahead', hint: 'lesson-wr-ahead-hint', rule: 'W4.2', moves: 2, taps: 4 },
      { text: 'lesson-wr-travel', hint: 'lesson-wr-travel-hint', rule: 'W4.3a', moves: 1, taps: 3 },
      { text: 'lesson-wr-end', rule: 'W5.2', moves: 0, taps: 1 },
    ],
  },
  manitou: {
    game: 'manitou',
    then: 'lesson-then',
    seats: 2,
    opening: () => opening(import('./openings/manitou.json')),
    steps: [
      { text: 'lesson-mn-intro', moves: 0, taps: 1 },
      {
        text: 'lesson-mn-muster',
        hint: 'lesson-mn-muster-hint',
        rule: 'M2.4',
        moves: 1,
        taps: 2,
        laid: PARTY,
      },
      { text: 'lesson-mn-eight', hint: 'lesson-mn-eight-hint', rule: 'M3.1', moves: 1, taps: 2 },
      { text: 'lesson-mn-mother', hint: 'lesson-mn-mother-hint', rule: 'M3.5', moves: 1, taps: 2 },
      { text: 'lesson-mn-scout', hint: 'lesson-mn-scout-hint', rule: 'M1.4', made: 1, moves: 1, taps: 2 },
      { text: 'lesson-mn-chief', hint: 'lesson-mn-chief-hint', rule: 'M3.4', made: 1, moves: 1, taps: 2 },
      { text: 'lesson-mn-six', hint: 'lesson-mn-six-hint', rule: 'M3.1', moves: 1, taps: 2 },
      { text: 'lesson-mn-first', hint: 'lesson-mn-first-hint', rule: 'M4.3', moves: 3, taps: 3 },
      { text: 'lesson-mn-second', hint: 'lesson-mn-second-hint', rule: 'M4.5', moves: 3, taps: 3 },
      { text: 'lesson-mn-force', hint: 'lesson-mn-force-hint', rule: 'M4.1', moves: 1, taps: 1 },
      { text: 'lesson-mn-end', rule: 'M5.1', moves: 0, taps: 1 },
    ],
  },
  bison: {
    game: 'bison',
    seats: 2,
    opening: () => opening(import('./openings/bison.json')),
    steps: [
      { text: 'lesson-bs-intro', moves: 0, taps: 1 },
      { text: 'lesson-bs-turns', rule: 'B4.4', moves: 0, taps: 1 },
      { text: 'lesson-bs-place', hint: 'lesson-bs-place-hint', rule: 'B4.5', moves: 2, taps: 4 },
      { text: 'lesson-bs-step', hint: 'lesson-bs-step-hint', rule: 'B4.9', moves: 2, taps: 3 },
      { text: 'lesson-bs-rule', rule: 'B5.3', moves: 0, taps: 1 },
      { text: 'lesson-bs-tipi', hint: 'lesson-bs-tipi-hint', rule: 'B4.6', moves: 2, taps: 4 },
      { text: 'lesson-bs-canoe', hint: 'lesson-bs-canoe-hint', rule: 'B4.7', moves: 1, taps: 3 },
      { text: 'lesson-bs-scored', rule: 'B5.3', moves: 0, taps: 1 },
      { text: 'lesson-bs-skip', hint: 'lesson-bs-skip-hint', rule: 'B4.11', moves: 2, taps: 3, laid: null },
      { text: 'lesson-bs-end', rule: 'B6.1', moves: 0, taps: 1 },
    ],
  },
};

/** The lesson of a game by its name. */
export const lessonOf = (game: string): Lesson | undefined =>
  Object.values(LESSONS).find((lesson) => lesson.game === game);
