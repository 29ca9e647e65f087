/** The rules by number, for the page that refusals, log lines and forecasts open. */

import type { Chapter } from '$games/wind-river/rules';

export const CHAPTERS: readonly Chapter[] = [
  {
    number: 'B1',
    title: 'br-land',
    rules: [
      { number: 'B1.1', text: 'br-1-1' },
      { number: 'B1.2', text: 'br-1-2' },
      { number: 'B1.3', text: 'br-1-3' },
      { number: 'B1.4', text: 'br-1-4' },
      { number: 'B1.5', text: 'br-1-5' },
      { number: 'B1.6', title: 'br-1-6-title', text: 'br-1-6' },
      { number: 'B1.7', title: 'br-1-7-title', text: 'br-1-7' },
      { number: 'B1.8', text: 'br-1-8' },
      { number: 'B1.9', text: 'br-1-9' },
    ],
  },
  {
    number: 'B2',
    title: 'br-seat',
    rules: [
      { number: 'B2.1', text: 'br-2-1' },
      { number: 'B2.2', text: 'br-2-2' },
      { number: 'B2.3', text: 'br-2-3' },
    ],
  },
  {
    number: 'B3',
    title: 'br-seasons',
    rules: [
      { number: 'B3.1', text: 'br-3-1' },
      { number: 'B3.2', text: 'br-3-2' },
      { number: 'B3.3', text: 'br-3-3' },
    ],
  },
  {
    number: 'B4',
    title: 'br-turn',
    rules: [
      { number: 'B4.1', title: 'br-4-1-title', text: 'br-4-1' },
      { number: 'B4.2', title: 'br-4-2-title', text: 'br-4-2' },
      { number: 'B4.3', title: 'br-4-3-title', text: 'br-4-3' },
      { number: 'B4.4', title: 'br-4-4-title', text: 'br-4-4' },
      { number: 'B4.5', title: 'br-4-5-title', text: 'br-4-5' },
      { number: 'B4.6', title: 'br-4-6-title', text: 'br-4-6' },
      { number: 'B4.7', title: 'br-4-7-title', text: 'br-4-7' },
      { number: 'B4.8', title: 'br-4-8-title', text: 'br-4-8' },
      { number: 'B4.9', title: 'br-4-9-title', text: 'br-4-9' },
      { number: 'B4.10', title: 'br-4-10-title', text: 'br-4-10' },
      { number: 'B4.11', text: 'br-4-11' },
      { number: 'B4.12', text: 'br-4-12' },
    ],
  },
  {
    number: 'B5',
    title: 'br-scoring',
    rules: [
      { number: 'B5.1', text: 'br-5-1' },
      { number: 'B5.2', text: 'br-5-2' },
      { number: 'B5.3', text: 'br-5-3' },
      { number: 'B5.4', text: 'br-5-4' },
      { number: 'B5.5', text: 'br-5-5' },
    ],
  },
  { number: 'B6', title: 'br-end', rules: [{ number: 'B6.1', text: 'br-6-1' }] },
  {
    number: 'B7',
    title: 'br-variants',
    rules: [
      { number: 'B7.1', text: 'br-7-1' },
      { number: 'B7.2', text: 'br-7-2' },
      { number: 'B7.3', text: 'br-7-3' },
    ],
  },
];
