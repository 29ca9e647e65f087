import { describe, expect, it } from 'vitest';
import { readMoment, writeMoment } from './moment';

const read = (text: string) => readMoment(new URLSearchParams(text));

describe('a moment', () => {
  it('is_the_same_after_it_was_written_and_read', () => {
    for (const moment of [
      { ply: 0, eyes: 'all', game: 0 },
      { ply: 57, eyes: 1, game: 0 },
      { ply: 3, eyes: 'watch', game: 2 },
    ] as const) {
      expect(read(writeMoment(moment))).toEqual(moment);
    }
    expect(writeMoment({ ply: 57, eyes: 1, game: 0 })).toBe('?ply=57&seat=1');
  });

  it('is_the_beginning_where_the_address_makes_no_sense', () => {
    expect(read('?ply=-3&seat=me&game=1e9')).toEqual({ ply: 0, eyes: 'all', game: 0 });
  });
});
