/** The rules by number, for the page that refusals, log lines and forecasts open. */

import type { Chapter } from '$games/wind-river/rules';
import chapters from '../../../../locales/rules/bison.json';

/** Their order stands beside the catalogues, for the terminal too. */
export const CHAPTERS = chapters as readonly Chapter[];
