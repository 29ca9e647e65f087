import { describe, expect, it } from 'vitest';
import { blades, keyedCards, sortCards } from './cards';
import {
  NOTHING,
  discardable,
  divide,
  keep,
  keepParty,
  playable,
  shiftable,
  takeable,
  targets,
  toggle,
} from './choice';
import type { Card, Move } from './types';

const LEGAL: readonly Move[] = [
  { play: { card: 7, ground: 0 } },
  { play: { card: 7, ground: 2 } },
  { play: { card: 'chief', ground: 1 } },
];
const SHIFTS: readonly Move[] = [
  { shift: { card: 4, from: 0, to: 1 } },
  { shift: { card: 4, from: 0, to: 2 } },
  { shift: { card: 9, from: 2, to: 0 } },
  'hold',
];

describe('a card in hand', () => {
  it('lights_up_the_grounds_that_the_list_has_for_it', () => {
    expect(targets(LEGAL, { hand: 'card', card: 7 }).map((target) => target.ground)).toEqual([0, 2]);
    expect(targets(LEGAL, { hand: 'card', card: 'chief' })).toEqual([{ ground: 1, move: LEGAL[2] }]);
    expect(targets(LEGAL, NOTHING)).toEqual([]);
  });

  it('lapses_when_it_is_no_longer_offered', () => {
    expect(keep(LEGAL, { hand: 'card', card: 7 })).toEqual({ hand: 'card', card: 7 });
    expect(keep(LEGAL, { hand: 'card', card: 'scout' })).toBe(NOTHING);
    expect(keep([], { hand: 'card', card: 7 })).toBe(NOTHING);
  });

  it('can_be_taken_only_if_some_move_plays_it', () => {
    expect([...playable(LEGAL)]).toEqual([7, 'chief']);
    expect(playable(['pass']).size).toBe(0);
  });
});

describe('a hunter on a ground', () => {
  it('goes_where_the_list_says', () => {
    expect([...shiftable(SHIFTS, 0)]).toEqual([4]);
    expect(shiftable(SHIFTS, 1).size).toBe(0);
    const held = { hand: 'hunter', card: 4, from: 0 } as const;
    expect(targets(SHIFTS, held).map((target) => target.ground)).toEqual([1, 2]);
    expect(keep(SHIFTS, { hand: 'hunter', card: 4, from: 1 })).toBe(NOTHING);
  });
});

describe('a tile', () => {
  it('can_be_taken_or_given_up_as_the_list_says', () => {
    expect([...takeable([{ take: 'horse' }, { take: 'bison-2' }])]).toEqual(['horse', 'bison-2']);
    expect([...discardable([{ discard: 'tipi-1' }])]).toEqual(['tipi-1']);
    expect(takeable([{ discard: 'tipi-1' }]).size).toBe(0);
  });
});

describe('a party', () => {
  const from: readonly Card[] = [2, 10, 'chief', 'chief', 'scout'];

  it('tells_equal_heroes_apart', () => {
    expect(keyedCards(from).map(({ key }) => key)).toEqual(['2#1', '10#1', 'chief#1', 'chief#2', 'scout#1']);
    expect(divide(from, ['chief#2', '10#1'])).toEqual({ party: [10, 'chief'], rest: [2, 'chief', 'scout'] });
  });

  it('takes_no_more_cards_than_it_has_room_for', () => {
    expect(toggle(['2#1'], '10#1', 2)).toEqual(['2#1', '10#1']);
    expect(toggle(['2#1', '10#1'], 'scout#1', 2)).toEqual(['2#1', '10#1']);
    expect(toggle(['2#1', '10#1'], '2#1', 2)).toEqual(['10#1']);
  });

  it('forgets_cards_that_are_not_to_be_had_any_more', () => {
    expect(keepParty(['chief'], ['chief#1', 'chief#2', '2#1'])).toEqual(['chief#1']);
  });

  it('is_written_sorted', () => {
    expect(sortCards(['shaman', 10, 'chief', 9, 'clan-mother'])).toEqual([
      9,
      10,
      'chief',
      'clan-mother',
      'shaman',
    ]);
  });
});

describe('the grass of a hunter', () => {
  it('has_as_many_blades_as_the_number', () => {
    for (let number = 1; number <= 10; number += 1)
      expect(blades(number).split('Z')).toHaveLength(number + 1);
  });
});
