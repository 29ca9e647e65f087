/** A table that is a lesson is known as one, and is gone on with where it was left. */

import { beforeEach, describe, expect, it } from 'vitest';
import { lessons } from './progress.svelte';

describe('the lessons of a browser', () => {
  beforeEach(() => {
    lessons.forget('wind-river');
    lessons.forget('bison');
  });

  it('are_found_by_their_table', () => {
    lessons.begin('bison', 'b');
    lessons.show('bison', 4, 11);
    expect(lessons.at('b')).toEqual({ game: 'bison', table: 'b', read: 0, step: 4, steps: 11 });
    expect(lessons.at('another')).toBeNull();
  });

  it('keep_what_was_read_when_their_table_is_opened_again', () => {
    lessons.begin('wind-river', 'w');
    lessons.read('wind-river', 1);
    lessons.resume('wind-river', 'w');
    expect(lessons.of('wind-river')?.read).toBe(1);
  });

  it('give_way_to_a_lesson_that_is_opened_from_a_list', () => {
    lessons.begin('wind-river', 'w');
    lessons.read('wind-river', 1);
    lessons.resume('wind-river', 'older');
    expect(lessons.of('wind-river')).toEqual({ table: 'older', read: 0 });
  });
});
