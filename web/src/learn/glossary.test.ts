/** Every piece is explained, with a rule that there is. */

import { describe, expect, it } from 'vitest';
import type { GameName } from '$games/game-ui';
import { CHAPTERS as BISON } from '$games/bison/rules';
import { CHAPTERS as MANITOU } from '$games/manitou/rules';
import { CHAPTERS as WIND_RIVER } from '$games/wind-river/rules';
import { entriesOf, entryOf } from './glossary';
import { LESSONS } from './lessons';

const RULES: Record<GameName, ReadonlySet<string>> = {
  'wind-river': numbers(WIND_RIVER),
  manitou: numbers(MANITOU),
  bison: numbers(BISON),
};

function numbers(chapters: typeof BISON): ReadonlySet<string> {
  return new Set(
    chapters.flatMap((chapter) => [chapter.number, ...chapter.rules.map((rule) => rule.number)]),
  );
}

describe.each(Object.keys(RULES) as GameName[])('the pieces of %s', (game) => {
  it('name_rules_that_there_are', () => {
    for (const { rule } of entriesOf(game)) expect(RULES[game]).toContain(rule);
    for (const { rule } of LESSONS[game].steps) if (rule !== undefined) expect(RULES[game]).toContain(rule);
  });
});

describe('a piece', () => {
  it('is_the_same_for_every_seat', () => {
    expect(entryOf('wind-river', 'tipi-3')).toBe(entryOf('wind-river', 'tipi-0'));
    expect(entryOf('bison', 'bison-tipi-1')).not.toBeNull();
    expect(entryOf('bison', 'seat-1')).toBeNull();
  });
});
