import { describe, expect, it } from 'vitest';
import { keeper, kept } from './kept';

const view = () => ({
  phase: 'action',
  board: [
    { cell: [0, 0], prairie: { owner: null, hunters: 0 } },
    { cell: [1, 0], prairie: { owner: 2, hunters: 1 } },
    { cell: [0, 1], prairie: { owner: 1, hunters: 3 } },
  ],
});

describe('what is kept', () => {
  it('is_the_whole_value_if_nothing_has_changed', () => {
    const before = view();
    expect(kept(before, view())).toBe(before);
  });

  it('is_everything_beside_a_change_and_nothing_above_it', () => {
    const before = view();
    const now = view();
    const changed = now.board[1]?.prairie;
    if (changed) changed.hunters = 2;
    const after = kept(before, now);
    expect(after).toEqual(now);
    expect(after).not.toBe(before);
    expect(after.board).not.toBe(before.board);
    expect(after.board[1]).not.toBe(before.board[1]);
    expect(after.board[1]?.cell).toBe(before.board[1]?.cell);
    expect(after.board[0]).toBe(before.board[0]);
    expect(after.board[2]).toBe(before.board[2]);
  });

  it('are_the_parts_of_a_list_on_both_sides_of_what_was_added_or_taken_away', () => {
    const [a, b, c, d] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }];
    const longer = kept([a, c, d], [{ ...a }, { ...b }, { ...c }, { ...d }]);
    expect(longer).toEqual([a, b, c, d]);
    expect([longer[0], longer[2], longer[3]].map((one) => [a, c, d].indexOf(one as never))).toEqual([
      0, 1, 2,
    ]);
    const shorter = kept([a, b, c], [{ ...a }, { ...c }]);
    expect(shorter).toEqual([a, c]);
    expect(shorter[0]).toBe(a);
    expect(shorter[1]).toBe(c);
  });

  it('is_not_what_has_more_fewer_or_other_names', () => {
    expect(kept({ a: 1, b: undefined }, { a: 1 })).toEqual({ a: 1 });
    expect(kept({ a: 1 }, { a: 1, b: undefined })).toHaveProperty('b');
    expect(kept([1], { 0: 1 })).toEqual({ 0: 1 });
    expect(kept({ a: null }, { a: {} })).toEqual({ a: {} });
  });

  it('is_never_what_is_not_made_of_plain_parts', () => {
    const [before, now] = [new Map([[1, 2]]), new Map([[1, 2]])];
    expect(kept(before, now)).toBe(now);
  });

  it('goes_from_one_value_to_the_next', () => {
    const keep = keeper<{ a: number; list: number[] }>();
    const first = keep({ a: 1, list: [1, 2] });
    const second = keep({ a: 2, list: [1, 2] });
    expect(second.list).toBe(first.list);
    expect(keep({ a: 2, list: [1, 2] })).toBe(second);
  });
});
