/** Everything visible, in the person's language, from the Fluent catalogues in `locales/`. */

import type { FluentVariable } from '@fluent/bundle';
import type { Key } from './keys';
import type { Language } from './language';
import { Spoken } from './spoken';

export type Args = Record<string, FluentVariable>;

/** The catalogues that every page needs; a game brings its own. */
const COMMON = ['app', 'table'];

const files = import.meta.glob<string>('../../../../locales/*/*.ftl', { query: '?raw', import: 'default' });

let bundle = $state.raw(new Spoken('en'));
let current = $state<Language>('en');
/** Rises with every catalogue that is learnt: what was not there before may be now. */
let learnt = $state.raw(0);
const wanted = new Set(COMMON);

/** Catalogues that have been fetched, by language and name. */
const fetched = new Map<string, Promise<string>>();

function text(language: Language, catalogue: string): Promise<string> {
  const path = `../../../../locales/${language}/${catalogue}.ftl`;
  const known = fetched.get(path);
  if (known) return known;
  const file = files[path];
  if (!file) return Promise.reject(new Error(`no catalogue ${catalogue} in ${language}`));
  const fresh = file();
  fetched.set(path, fresh);
  // What did not come is asked for again.
  fresh.catch(() => fetched.delete(path));
  return fresh;
}

let last: Promise<void> = Promise.resolve();

/** Does one after the other, so that none takes back what a later one has learnt. */
function next(run: () => Promise<void>): Promise<void> {
  const turn = last.then(run);
  last = turn.catch(() => undefined);
  return turn;
}

/** Speaks a language from now on. */
export function speak(language: Language): Promise<void> {
  for (const catalogue of wanted) void text(language, catalogue).catch(() => undefined);
  return next(async () => {
    const fresh = new Spoken(language);
    for (const one of await Promise.all([...wanted].map((catalogue) => text(language, catalogue)))) {
      fresh.add(one);
    }
    bundle = fresh;
    current = language;
    if (typeof document !== 'undefined') document.documentElement.lang = language;
  });
}

/** Adds a game's catalogue; it can be used when this is done. */
export function learn(catalogue: string): Promise<void> {
  if (wanted.has(catalogue)) return last;
  wanted.add(catalogue);
  // Asked for at once, also while others are on their way.
  void text(current, catalogue).catch(() => undefined);
  return next(async () => {
    try {
      bundle.add(await text(current, catalogue));
      learnt += 1;
    } catch (error) {
      wanted.delete(catalogue);
      throw error;
    }
  });
}

/** The language that is spoken now. */
export const language = (): Language => current;

/** A message in the language that is spoken now. */
export function t(key: Key, args?: Args): string {
  const spoken = bundle;
  const pattern = spoken.getMessage(key)?.value;
  if (!pattern) {
    // Said again when more has been learnt; what is known stays as it is.
    void learnt;
    return key;
  }
  if (typeof pattern === 'string') return pattern;
  return remembered(spoken, key, args, () => spoken.formatPattern(pattern, args ?? {}));
}

/** What has been said, for a table says nearly the same after every move, and putting it together is dear. */
let said = new Map<string, string>();
let saidBy: Spoken | null = null;
const REMEMBERED = 4000;

function remembered(spoken: Spoken, key: Key, args: Args | undefined, say: () => string): string {
  if (spoken !== saidBy || said.size > REMEMBERED) said = new Map();
  saidBy = spoken;
  let name: string = key;
  for (const each in args) {
    const value = args[each];
    // Numbers and words alone: what else Fluent takes cannot be told apart by how it is written.
    if (typeof value !== 'number' && typeof value !== 'string') return say();
    name += `\0${each}${typeof value === 'number' ? '=' : ':'}${value}`;
  }
  const known = said.get(name);
  if (known !== undefined) return known;
  const text = say();
  said.set(name, text);
  return text;
}

/** Lists are made by the dozen with every move: a format is dear to make, and to use. */
const listFormats = new Map<string, Intl.ListFormat>();
let lists = new Map<string, string>();

/** A list in words: "A, B and C", in English without a comma before the "and". */
export function listed(
  parts: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const key = `${current}:${type}`;
  const name = `${key}\0${parts.join('\0')}`;
  const known = lists.get(name);
  if (known !== undefined) return known;
  const format =
    listFormats.get(key) ??
    new Intl.ListFormat(current === 'en' ? 'en-GB' : current, { style: 'long', type });
  listFormats.set(key, format);
  const list = format.format(parts);
  if (lists.size >= REMEMBERED) lists = new Map();
  lists.set(name, list);
  return list;
}

/** A moment as date and time. */
export function dated(milliseconds: number): string {
  return new Intl.DateTimeFormat(current, { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds);
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago a moment was: "5 minutes ago"; less than a minute is "just now". */
export function ago(milliseconds: number, now = Date.now()): string {
  const past = now - milliseconds;
  const found = UNITS.find(([, size]) => past >= size);
  if (!found) return t('ago-now');
  const [unit, length] = found;
  const format = new Intl.RelativeTimeFormat(current, { numeric: 'auto', style: 'short' });
  return format.format(-Math.floor(past / length), unit);
}
