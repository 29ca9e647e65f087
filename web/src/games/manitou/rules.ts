/** The rules by number, for the page that refusals, log lines and forecasts open. */

import type { Chapter } from '$games/wind-river/rules';

export const CHAPTERS: readonly Chapter[] = [
  {
    number: 'M1',
    title: 'mnr-pieces',
    rules: [
      { number: 'M1.1', text: 'mnr-1-1' },
      { number: 'M1.2', text: 'mnr-1-2' },
      { number: 'M1.3', text: 'mnr-1-3' },
      { number: 'M1.4', text: 'mnr-1-4' },
    ],
  },
  {
    number: 'M2',
    title: 'mnr-hunts',
    rules: [
      { number: 'M2.1', text: 'mnr-2-1' },
      { number: 'M2.2', text: 'mnr-2-2' },
      { number: 'M2.3', text: 'mnr-2-3' },
      { number: 'M2.4', text: 'mnr-2-4' },
      { number: 'M2.5', text: 'mnr-2-5' },
    ],
  },
  {
    number: 'M3',
    title: 'mnr-playing',
    rules: [
      { number: 'M3.1', text: 'mnr-3-1' },
      { number: 'M3.2', text: 'mnr-3-2' },
      { number: 'M3.3', text: 'mnr-3-3' },
      { number: 'M3.4', text: 'mnr-3-4' },
      { number: 'M3.5', title: 'mnr-3-5-title', text: 'mnr-3-5' },
      { number: 'M3.6', title: 'mnr-3-6-title', text: 'mnr-3-6' },
      { number: 'M3.7', text: 'mnr-3-7' },
      { number: 'M3.8', text: 'mnr-3-8' },
      { number: 'M3.9', title: 'mnr-3-9-title', text: 'mnr-3-9' },
      { number: 'M3.10', title: 'mnr-3-10-title', text: 'mnr-3-10' },
    ],
  },
  {
    number: 'M4',
    title: 'mnr-hunt-end',
    rules: [
      { number: 'M4.1', title: 'mnr-4-1-title', text: 'mnr-4-1' },
      { number: 'M4.2', text: 'mnr-4-2' },
      { number: 'M4.3', text: 'mnr-4-3' },
      { number: 'M4.3a', text: 'mnr-4-3a' },
      { number: 'M4.3b', text: 'mnr-4-3b' },
      { number: 'M4.3c', text: 'mnr-4-3c' },
      { number: 'M4.4', text: 'mnr-4-4' },
      { number: 'M4.5', text: 'mnr-4-5' },
      { number: 'M4.6', text: 'mnr-4-6' },
    ],
  },
  {
    number: 'M5',
    title: 'mnr-end',
    rules: [
      { number: 'M5.1', text: 'mnr-5-1' },
      { number: 'M5.2', text: 'mnr-5-2' },
    ],
  },
];
