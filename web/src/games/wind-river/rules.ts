/** The rules by number, for the page that refusals, log lines and forecasts open. */

import type { Key } from '$lib/i18n/keys';
import chapters from '../../../../locales/rules/wind-river.json';

export interface Rule {
  readonly number: string;
  readonly title?: Key;
  readonly text: Key;
}

export interface Chapter {
  readonly number: string;
  readonly title: Key;
  readonly rules: readonly Rule[];
}

/** Their order stands beside the catalogues, for the terminal too. */
export const CHAPTERS = chapters as readonly Chapter[];
