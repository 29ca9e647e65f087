/** Everything visible, in the person's language, from the Fluent catalogues in `locales/`. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Key } from './keys';
import type { Language } from './language';

export type Args = Record<string, FluentVariable>;

/** The catalogues that every page needs; a game brings its own. */
const COMMON = ['app', 'table'];

const files = import.meta.glob<string>('../../../../locales/*/*.ftl', { query: '?raw', import: 'default' });

let bundle = $state.raw(new FluentBundle('en'));
let current = $state<Language>('en');
const wanted = new Set(COMMON);

/** Catalogues that have been read, by language and name. */
const read = new Map<string, Promise<FluentResource>>();

function resource(language: Language, catalogue: string): Promise<FluentResource> {
  const path = `../../../../locales/${language}/${catalogue}.ftl`;
  const known = read.get(path);
  if (known) return known;
  const file = files[path];
  if (!file) return Promise.reject(new Error(`no catalogue ${catalogue} in ${language}`));
  const fresh = file().then((text) => new FluentResource(text));
  read.set(path, fresh);
  // What did not come is asked for again.
  fresh.catch(() => read.delete(path));
  return fresh;
}

async function build(language: Language): Promise<FluentBundle> {
  const resources = await Promise.all([...wanted].map((catalogue) => resource(language, catalogue)));
  // No direction marks around arguments: all four languages run left to right.
  const next = new FluentBundle(language, { useIsolating: false });
  for (const one of resources) next.addResource(one);
  return next;
}

let last: Promise<void> = Promise.resolve();

/** Builds one after the other, so that none takes back what a later one has learnt. */
function renew(language?: Language): Promise<void> {
  const turn = last.then(async () => {
    const spoken = language ?? current;
    bundle = await build(spoken);
    current = spoken;
    if (typeof document !== 'undefined') document.documentElement.lang = spoken;
  });
  last = turn.catch(() => undefined);
  return turn;
}

/** Speaks a language from now on. */
export const speak = (language: Language): Promise<void> => renew(language);

/** Adds a game's catalogue; it can be used when this is done. */
export function learn(catalogue: string): Promise<void> {
  if (wanted.has(catalogue)) return last;
  wanted.add(catalogue);
  return renew();
}

/** The language that is spoken now. */
export const language = (): Language => current;

/** A message in the language that is spoken now. */
export function t(key: Key, args?: Args): string {
  const spoken = bundle;
  const pattern = spoken.getMessage(key)?.value;
  if (!pattern) return key;
  if (typeof pattern === 'string') return pattern;
  return remembered(spoken, key, args, () => spoken.formatPattern(pattern, args ?? {}));
}

/** What has been said, for a table says nearly the same after every move, and putting it together is dear. */
let said = new Map<string, string>();
let saidBy: FluentBundle | null = null;
const REMEMBERED = 4000;

function remembered(spoken: FluentBundle, key: Key, args: Args | undefined, say: () => string): string {
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

/** Lists are made by the dozen with every move, and a format is dear to make. */
const listFormats = new Map<string, Intl.ListFormat>();

/** A list in words: "A, B and C", in English without a comma before the "and". */
export function listed(
  parts: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const key = `${current}:${type}`;
  const format =
    listFormats.get(key) ??
    new Intl.ListFormat(current === 'en' ? 'en-GB' : current, { style: 'long', type });
  listFormats.set(key, format);
  return format.format(parts);
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

/** How long ago a moment was: "5 minutes ago". */
export function ago(milliseconds: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(current, { numeric: 'auto', style: 'short' });
  const past = Math.max(0, now - milliseconds);
  const [unit, length] = UNITS.find(([, size]) => past >= size) ?? ['minute', 60_000];
  return format.format(-Math.floor(past / length), unit);
}
