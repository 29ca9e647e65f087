/** The rules of the games that have them in the browser, by number. */

import { CHAPTERS as manitou } from './manitou/rules';
import { CHAPTERS as windRiver, type Chapter } from './wind-river/rules';

export interface Rulebook {
  /** The catalogue with its words. */
  readonly catalogue: string;
  readonly chapters: readonly Chapter[];
}

export const RULEBOOKS: Readonly<Partial<Record<string, Rulebook>>> = {
  'wind-river': { catalogue: 'wind-river-rules', chapters: windRiver },
  manitou: { catalogue: 'manitou-rules', chapters: manitou },
};
