/** Whole games told in all four languages, word for word as the terminal tells them. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '$lib/i18n/language';
import { learn, speak, t } from '$lib/i18n/words.svelte';
import { extend, told, type Turn } from '../table/log';
import type { AnyGameUi, GameName, Person } from './game-ui';
import { GAMES } from './registry';

type Said<T> = Readonly<Record<Language, T>>;

interface Begin {
  readonly game: GameName;
  readonly names: readonly string[];
  readonly view: unknown;
}
interface TurnLine {
  readonly effects: readonly unknown[];
  readonly number: number;
  readonly seat: number | null;
  readonly title: Said<string>;
  readonly told: Said<readonly string[]>;
}
interface MoveLine {
  readonly move: unknown;
  readonly told: Said<string>;
}
interface ReasonLine {
  readonly reason: unknown;
  readonly told: Said<string>;
}
interface ResultLine {
  readonly result: { readonly scores: readonly number[]; readonly detail: unknown };
  readonly told: Said<readonly string[]>;
}
type GoldenLine = Begin | TurnLine | MoveLine | ReasonLine | ResultLine;

const golden = (game: GameName): GoldenLine[] =>
  readFileSync(join(import.meta.dirname, `../../../locales/golden/${game}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as GoldenLine);

const peopleOf = (names: readonly string[]): Person[] =>
  names.map((name, seat) => ({ seat, name, bot: null, present: true, isMe: seat === 0 }));

// Loading a game's whole interface takes a while on a busy machine.
describe.each(GAMES.map((card) => card.name))('%s', { timeout: 60_000 }, (name) => {
  const lines = golden(name);
  const load = async (): Promise<AnyGameUi> => {
    const ui = await GAMES.find((card) => card.name === name)?.load?.();
    if (!ui) throw new Error(`${name} cannot be loaded`);
    return ui.default;
  };

  it.each(LANGUAGES)('is_told_in_%s_as_the_terminal_tells_it', async (language) => {
    const ui = await load();
    await learn(name);
    await speak(language);
    let begin: Begin | undefined;
    let people: Person[] = [];
    const said: unknown[] = [];
    const expected: unknown[] = [];
    for (const line of lines) {
      if ('game' in line) {
        begin = line;
        people = peopleOf(line.names);
        continue;
      }
      const view = begin?.view;
      expected.push(line.told[language]);
      if ('effects' in line) {
        const turn = { ...line, effects: line.effects.map(told) };
        said.push(ui.tell(turn.effects, people, view).map((one) => one.text));
        expected.push(line.title[language]);
        said.push(titleOf(ui, turn, people));
      } else if ('move' in line) {
        said.push(ui.moveWords(line.move));
      } else if ('reason' in line) {
        said.push(ui.refusalWords(line.reason, people, view));
      } else {
        const { scores, detail } = line.result;
        said.push(people.map(({ seat }) => ui.resultWords(scores, detail, seat)));
      }
    }
    expect(said.length).toBeGreaterThan(20);
    expect(said).toEqual(expected);
  });

  it('is_divided_into_turns_as_the_terminal_divides_it', async () => {
    const ui = await load();
    const games: TurnLine[][] = [];
    for (const line of lines) {
      if ('game' in line) games.push([]);
      else if ('effects' in line) games.at(-1)?.push(line);
    }
    for (const game of games) {
      // The last line of each game holds effects that it did not meet.
      const turns = game.slice(0, -1);
      const effects = turns.flatMap((turn) => turn.effects.map(told));
      const divided = extend([], effects, ui);
      expect(divided.map(({ number, seat }) => ({ number, seat }))).toEqual(
        turns.map(({ number, seat }) => ({ number, seat })),
      );
    }
  });
});

/** The heading of a turn, as the log shows it. */
function titleOf(ui: AnyGameUi, turn: Omit<Turn, 'parts'>, people: readonly Person[]): string {
  const name = people.find((person) => person.seat === turn.seat)?.name ?? '';
  return (
    ui.turnTitle?.(turn.effects) ??
    (turn.number === 0 ? t('log-before') : t('log-turn', { turn: turn.number, name }))
  );
}
