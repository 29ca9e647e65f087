import { expect, it } from 'vitest';
import { paced } from './paced';

const position = (name: string) => JSON.stringify({ name, position: {} });
const other = (name: string) => JSON.stringify({ name });

function reader() {
  const read: string[] = [];
  const frames: (() => void)[] = [];
  let now = 0;
  const { take, end } = paced(
    (text) => read.push((JSON.parse(text) as { name: string }).name),
    (then) => frames.push(then),
    () => now,
  );
  const pass = (milliseconds: number) => (now += milliseconds);
  return { read, frames, take, end, pass, paint: () => frames.shift()?.() };
}

it('reads_one_position_a_frame_and_all_else_at_once', () => {
  const { read, take, paint } = reader();
  for (const text of [other('a'), position('b'), position('c'), other('d'), position('e')]) take(text);
  expect(read).toEqual(['a', 'b']);
  paint();
  expect(read).toEqual(['a', 'b', 'c']);
  paint();
  expect(read).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('keeps_the_order_of_what_comes_while_others_wait', () => {
  const { read, take, paint } = reader();
  for (const name of ['a', 'b']) take(position(name));
  paint();
  take(other('c'));
  expect(read).toEqual(['a', 'b']);
  paint();
  expect(read).toEqual(['a', 'b', 'c']);
});

it('asks_for_no_frame_where_moves_come_slowly', () => {
  const { read, frames, take, pass } = reader();
  for (const name of ['a', 'b', 'c']) {
    take(position(name));
    pass(400);
  }
  expect(read).toEqual(['a', 'b', 'c']);
  expect(frames).toEqual([]);
});

it('catches_up_at_once_with_a_long_past', () => {
  const { read, take, paint } = reader();
  for (let index = 0; index < 100; index += 1) take(position(String(index)));
  paint();
  expect(read.length).toBeGreaterThan(70);
  for (let frames = 0; frames < 30; frames += 1) paint();
  expect(read).toEqual(Array.from({ length: 100 }, (_, index) => String(index)));
});

it('reads_what_waits_when_no_more_comes', () => {
  const { read, take, end, paint } = reader();
  for (const name of ['a', 'b', 'c']) take(position(name));
  expect(read).toEqual(['a']);
  end();
  expect(read).toEqual(['a', 'b', 'c']);
  paint();
  expect(read).toEqual(['a', 'b', 'c']);
});
