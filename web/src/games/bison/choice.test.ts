import { describe, expect, it } from 'vitest';
import {
  NOTHING,
  actions,
  freeCells,
  keep,
  nearestPlacing,
  point,
  sizes,
  skips,
  starts,
  targets,
  type Choice,
} from './choice';
import type { Land, Move, Space, Turn } from './types';

const A: Space = [0, 0, 'prairie'];
const B: Space = [0, 0, 'river'];
const C: Space = [1, 0, 'mountain'];

const treks: Move[] = [
  { trek: { from: A, to: B } },
  { trek: { from: A, to: C } },
  { trek: { from: C, to: B } },
  { step: { from: A, to: B } },
  { tipi: { at: A, size: 1 } },
  { tipi: { at: A, size: 2 } },
  { skip: 'canoe' },
  { skip: 'trek' },
];
const places: Move[] = [0, 1, 2].flatMap((turn) =>
  [0, 1, 2].flatMap((hunters) =>
    (hunters === 0 ? [null] : (['prairie', 'river', 'mountain'] as const)).map((land: Land | null) => ({
      place: { cell: [2, -1] as const, turn: turn as Turn, hunters, land },
    })),
  ),
);

describe('what is offered', () => {
  it('is_read_off_the_moves', () => {
    expect(actions(treks)).toEqual(['tipi', 'step', 'trek']);
    expect(skips(treks)).toEqual(['canoe', 'trek']);
    expect(starts(treks, 'trek')).toEqual([A, C]);
    expect(freeCells(places)).toEqual([[2, -1]]);
  });

  it('lights_up_for_the_hunter_in_hand', () => {
    expect(targets(treks, { hand: 'hunter', action: 'trek', from: A })).toEqual([B, C]);
    expect(targets(treks, { hand: 'action', action: 'trek' })).toEqual([]);
  });

  it('lists_the_sizes_of_a_site', () => {
    expect(sizes(treks, { hand: 'site', action: 'tipi', at: A })).toEqual([1, 2]);
  });
});

describe('pointing', () => {
  const trek: Choice = { hand: 'action', action: 'trek' };
  const held: Choice = { hand: 'hunter', action: 'trek', from: A };

  it('takes_a_hunter_then_moves_it', () => {
    expect(point(treks, trek, A)).toEqual({ say: 'choose', choice: held });
    expect(point(treks, held, C)).toEqual({ say: 'play', move: treks[1] });
  });

  it('again_lets_the_hunter_go', () => {
    expect(point(treks, held, A)).toEqual({ say: 'choose', choice: trek });
  });

  it('brings_a_hunter_where_there_is_one_goal_only', () => {
    expect(point(treks, trek, C)).toEqual({ say: 'play', move: treks[2] });
  });

  it('asks_for_a_size_only_where_there_are_several', () => {
    const tipi: Choice = { hand: 'action', action: 'tipi' };
    expect(point(treks, tipi, A)).toEqual({ say: 'choose', choice: { hand: 'site', action: 'tipi', at: A } });
    const one: Move[] = [{ canoe: { at: B, size: 2 } }];
    expect(point(one, { hand: 'action', action: 'canoe' }, B)).toEqual({ say: 'play', move: one[0] });
  });

  it('elsewhere_asks_why_not', () => {
    const far: Space = [5, 5, 'river'];
    expect(point(treks, held, far)).toEqual({ say: 'why', move: { trek: { from: A, to: far } } });
    const near: Space = [5, 5, 'prairie'];
    expect(point(treks, trek, far)).toEqual({ say: 'why', move: { trek: { from: far, to: near } } });
    expect(point(treks, NOTHING, far)).toEqual({ say: 'nothing' });
  });
});

describe('laying the tile', () => {
  it('keeps_turn_hunters_and_land_if_it_can', () => {
    expect(nearestPlacing(places, [2, -1], 1, 2, 'river')).toMatchObject({
      turn: 1,
      hunters: 2,
      land: 'river',
    });
  });

  it('takes_fewer_hunters_if_it_must', () => {
    expect(nearestPlacing(places, [2, -1], 0, 5, 'river')).toMatchObject({ hunters: 2, land: 'river' });
  });

  it('names_no_land_without_hunters', () => {
    expect(nearestPlacing(places, [2, -1], 0, 0, 'river')).toMatchObject({ hunters: 0, land: null });
  });
});

describe('a choice', () => {
  it('lapses_when_it_is_no_longer_offered', () => {
    expect(keep(treks, { hand: 'action', action: 'gather' }, 'action')).toBe(NOTHING);
    expect(keep(treks, { hand: 'action', action: 'canoe' }, 'action')).toMatchObject({ action: 'canoe' });
  });

  it('is_made_by_itself_when_there_is_one_action_only', () => {
    expect(keep(places, NOTHING, 'action')).toEqual({ hand: 'action', action: 'place' });
    expect(keep(treks, NOTHING, 'trek')).toEqual({ hand: 'action', action: 'trek' });
  });
});
