/** Every lesson's steps fit its table, and whoever comes back is where he was. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Opening } from '$lib/client/messages';
import { movesOf, readBefore, stepAt, type Step } from './lesson';
import { LESSONS } from './lessons';

const opening = (game: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `openings/${game}.json`), 'utf8')) as Opening;

describe.each(Object.values(LESSONS))('the lesson of $game', (lesson) => {
  it('has_ten_to_fifteen_steps_and_a_move_for_each_that_asks_for_one', () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(10);
    expect(lesson.steps.length).toBeLessThanOrEqual(15);
    const { game, lesson: script } = opening(lesson.game);
    expect(game).toBe(lesson.game);
    expect(script?.moves).toHaveLength(movesOf(lesson));
  });

  it('says_why_not_wherever_it_asks_for_something', () => {
    for (const step of lesson.steps) expect(step.hint !== undefined).toBe(step.moves > 0);
  });

  it('leads_from_each_step_to_the_next', () => {
    let moves = 0;
    lesson.steps.forEach((step, index) => {
      expect(stepAt(lesson.steps, moves, readBefore(lesson.steps, index))).toBe(index);
      moves += (step.made ?? 0) + step.moves;
    });
    expect(stepAt(lesson.steps, moves, readBefore(lesson.steps, lesson.steps.length))).toBe(
      lesson.steps.length,
    );
  });
});

describe('the step of somebody who comes back', () => {
  const read: Step = { text: 'lesson-wr-intro', moves: 0, taps: 1 };
  const two: Step = { text: 'lesson-wr-drive', moves: 2, taps: 4 };

  it('is_kept_by_the_table_where_the_browser_has_forgotten_it', () => {
    expect(stepAt([read, two, two], 0, 0)).toBe(0);
    expect(stepAt([read, two, two], 1, 0)).toBe(1);
    expect(stepAt([read, two, two], 2, 0)).toBe(2);
  });

  it('begins_with_what_the_lesson_does_itself_and_ends_with_what_it_asks_for', () => {
    const after: Step = { ...two, made: 1 };
    expect([2, 3, 4, 5].map((moves) => stepAt([two, after], moves, 0))).toEqual([1, 1, 1, 2]);
  });

  it('is_the_text_after_the_last_move_until_it_is_read', () => {
    expect(stepAt([read, two, read], 2, 1)).toBe(2);
    expect(stepAt([read, two, read], 2, 2)).toBe(3);
  });
});
