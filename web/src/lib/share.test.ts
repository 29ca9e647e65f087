import { describe, expect, it } from 'vitest';
import { keeper, remade, shared, steady, steadyList } from './share';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('what has not changed', () => {
  const before = {
    phase: 'play',
    seats: [
      { hand: 3, tiles: ['horse'] },
      { hand: 4, tiles: [] },
    ],
    bag: { horse: 2 },
    holder: null,
  };

  it('stays the same object as a whole', () => {
    expect(shared(before, copy(before))).toBe(before);
  });

  it('stays the same part by part', () => {
    const next = copy(before);
    next.seats[1] = { hand: 3, tiles: [] };
    const after = shared(before, next);
    expect(after).not.toBe(before);
    expect(after).toEqual({ ...before, seats: [before.seats[0], { hand: 3, tiles: [] }] });
    expect(after.seats).not.toBe(before.seats);
    expect(after.seats[0]).toBe(before.seats[0]);
    expect(after.seats[1]?.tiles).toBe(before.seats[1]?.tiles);
    expect(after.bag).toBe(before.bag);
  });

  it('is not touched where it was', () => {
    const kept = copy(before);
    shared(before, { ...copy(before), phase: 'over', seats: [] });
    expect(before).toEqual(kept);
  });
});

describe('what is shared', () => {
  it('are_the_parts_of_a_list_on_both_sides_of_what_was_added_or_taken_away', () => {
    const [a, b, c, d] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }];
    const longer = shared([a, c, d], [{ ...a }, { ...b }, { ...c }, { ...d }]);
    expect(longer).toEqual([a, b, c, d]);
    expect([longer[0], longer[2], longer[3]].map((one) => [a, c, d].indexOf(one as never))).toEqual([
      0, 1, 2,
    ]);
    const shorter = shared([a, b, c], [{ ...a }, { ...c }]);
    expect(shorter).toEqual([a, c]);
    expect(shorter[0]).toBe(a);
    expect(shorter[1]).toBe(c);
  });

  it('is_never_what_is_not_made_of_plain_parts', () => {
    const [before, now] = [new Map([[1, 2]]), new Map([[1, 2]])];
    expect(shared(before, now)).toBe(now);
  });

  it('goes_from_one_value_to_the_next', () => {
    const keep = keeper<{ a: number; list: number[] }>();
    const first = keep({ a: 1, list: [1, 2] });
    const second = keep({ a: 2, list: [1, 2] });
    expect(second.list).toBe(first.list);
    expect(keep({ a: 2, list: [1, 2] })).toBe(second);
  });
});

describe('what has changed', () => {
  it.each<[unknown, unknown]>([
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1 }, { b: 1 }],
    [{ a: undefined }, { b: undefined }],
    [[], {}],
    [{}, []],
    [null, {}],
    [{}, null],
    [1, '1'],
    [undefined, []],
  ])('%j becomes %j', (was, is) => {
    const next = shared(was, copyOf(is));
    expect(next).toStrictEqual(is);
    expect(next).not.toBe(was);
  });
});

it('what is derived again stays as it was where it is the same', () => {
  let count = 1;
  const derive = steady(() => [{ fixed: 1 }, { count }]);
  const first = derive();
  expect(derive()).toBe(first);
  count = 2;
  expect(derive()).toEqual([{ fixed: 1 }, { count: 2 }]);
  expect(derive()[0]).toBe(first[0]);
});

it('things of a list are found again wherever they stand', () => {
  let list = [
    { id: 1, at: 'a' },
    { id: 2, at: 'b' },
  ];
  const derive = steadyList(
    () => list,
    (one) => one.id,
  );
  const first = derive();
  list = copy(list);
  expect(derive()).toBe(first);
  list = copy([{ id: 3, at: 'c' }, ...list]);
  const second = derive();
  expect(second).toEqual(list);
  expect(second[1]).toBe(first[0]);
  expect(second[2]).toBe(first[1]);
  list = [{ id: 2, at: 'a' }];
  expect(derive()).toEqual([{ id: 2, at: 'a' }]);
});

/** A copy that keeps members that are undefined. */
const copyOf = (value: unknown): unknown => structuredClone(value);

it('makes_nothing_anew_from_equal_parts', () => {
  let made = 0;
  const total = remade((parts: readonly number[], more: number) => {
    made += 1;
    return { sum: parts.reduce((sum, part) => sum + part, more) };
  });
  const first = total([1, 2], 3);
  expect(total([1, 2], 3)).toBe(first);
  expect(made).toBe(1);
  expect(total([1, 2], 4)).toEqual({ sum: 7 });
  expect(made).toBe(2);
});
