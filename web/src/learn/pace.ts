/** How long a lesson takes somebody who has never heard of the game: what is read, and what is touched. */

import type { Lesson } from './lesson';

/** A newcomer finishes in five minutes if this is three and a half: the rest is for looking around and for doubt. */
export const LIMIT = 210;

/** Words that are read in a minute, and seconds that finding and touching one thing takes on a phone. */
const WORDS = 200;
const TAP = 4;

/** The words of a text: what stands between spaces and has a letter or a digit. */
export const wordsIn = (text: string): number =>
  text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;

export const tapsOf = ({ steps }: Lesson): number => steps.reduce((sum, step) => sum + step.taps, 0);

/** All that is read in a lesson: its steps, and at its end what is otherwise in a real game. */
export const readIn = ({ steps, then }: Lesson): string[] => [
  ...steps.map(({ text }) => text),
  ...(then ? [then] : []),
];

/** The seconds that a lesson takes whose texts `told` gives. */
export function secondsOf(lesson: Lesson, told: (key: string) => string): number {
  const words = readIn(lesson).reduce((sum, key) => sum + wordsIn(told(key)), 0);
  return (words * 60) / WORDS + tapsOf(lesson) * TAP;
}
