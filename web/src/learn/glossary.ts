/** What a piece is, in a sentence: found by the name of its drawing. */

import type { Key } from '$lib/i18n/keys';
import type { GameName } from '$games/game-ui';

export interface Entry {
  readonly text: Key;
  readonly rule: string;
}

/** Drawings that only differ in the seat or in the number are one piece. */
const kindOf = (name: string): string => name.replace(/-\d+$/, '');

const GLOSSARY: Record<GameName, Readonly<Record<string, Entry>>> = {
  'wind-river': {
    bison: { text: 'wr-help-buffalo', rule: 'W2.4' },
    tipi: { text: 'wr-help-tipi', rule: 'W2.1' },
    parfleche: { text: 'wr-help-provision', rule: 'W2.3' },
  },
  manitou: {
    hunter: { text: 'gloss-mn-hunter', rule: 'M3.2' },
    chief: { text: 'gloss-mn-chief', rule: 'M1.4' },
    'clan-mother': { text: 'gloss-mn-clan-mother', rule: 'M1.4' },
    rainmaker: { text: 'gloss-mn-rainmaker', rule: 'M1.4' },
    scout: { text: 'gloss-mn-scout', rule: 'M1.4' },
    shaman: { text: 'gloss-mn-shaman', rule: 'M1.4' },
    'tile-bison': { text: 'mn-help-bison', rule: 'M5.1' },
    'tile-tipi': { text: 'mn-help-bison', rule: 'M5.1' },
    'tile-tomahawk': { text: 'mn-help-tomahawk', rule: 'M4.4' },
    'tile-totem': { text: 'mn-help-totem', rule: 'M4.5' },
    'tile-horse': { text: 'mn-help-horse', rule: 'M4.5' },
    'cylinder-totem': { text: 'mn-help-totem', rule: 'M3.9' },
    'cylinder-horse': { text: 'mn-help-horse', rule: 'M3.10' },
  },
  bison: {
    hunter: { text: 'bison-help-hunter', rule: 'B2.1' },
    'bison-tipi': { text: 'bison-help-tipi', rule: 'B4.6' },
    canoe: { text: 'bison-help-canoe', rule: 'B4.7' },
    totem: { text: 'bison-help-totem', rule: 'B1.9' },
    bison: { text: 'gloss-bs-bison', rule: 'B1.4' },
    salmon: { text: 'gloss-bs-salmon', rule: 'B1.4' },
    turkey: { text: 'gloss-bs-turkey', rule: 'B1.4' },
  },
};

/** What is known of a drawing, by its name. */
export const entryOf = (game: GameName, name: string): Entry | null =>
  GLOSSARY[game][name] ?? GLOSSARY[game][kindOf(name)] ?? null;

/** Every entry of a game. */
export const entriesOf = (game: GameName): readonly Entry[] => Object.values(GLOSSARY[game]);
