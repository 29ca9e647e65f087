import { describe, expect, it } from 'vitest';
import { hexes } from './board';
import {
  type Choice,
  eitherAt,
  keep,
  kindOf,
  kinds,
  live,
  nearMisses,
  NOTHING,
  point,
  starts,
  targets,
  wonderedAt,
} from './choice';
import type { Move } from './types';

const drive: Move[] = [
  { drive: { from: [2, 3], to: [2, 4] } },
  { drive: { from: [2, 3], to: [3, 3] } },
  { drive: { from: [0, 1], to: [0, 2] } },
];
const activity: Move[] = [
  { travel: { from: [2, 5], to: 'plains' } },
  { travel: { from: [2, 5], to: [2, 4] } },
  { spur: { from: [2, 5], to: 'plains' } },
  { spur: { from: [4, 1], to: [4, 2] } },
  { raise: [2, 5] },
  'gather',
];
const held: Choice = { hand: 'piece', kind: 'drive', from: [2, 3] };

describe('what lights up', () => {
  it('is_nothing_before_a_piece_is_chosen', () => {
    expect(targets(drive, NOTHING, 4)).toEqual([]);
    expect([...starts(drive, NOTHING).keys()]).toEqual(['2,3', '0,1']);
  });

  it('is_where_the_piece_in_hand_may_go', () => {
    expect(targets(drive, held, 4).map((target) => [target.goal, target.direction])).toEqual([
      [[2, 4], 'ahead'],
      [[3, 3], 'ahead-right'],
    ]);
  });

  it('is_every_free_hex_when_camping', () => {
    const camp: Move[] = [{ camp: [0, 0] }, { camp: [1, 1] }];
    expect(targets(camp, NOTHING, 4)).toHaveLength(2);
    expect(point(camp, NOTHING, [1, 1], 4)).toEqual({ say: 'play', move: { camp: [1, 1] } });
  });

  it('is_the_camps_once_raising_is_chosen', () => {
    expect(targets(activity, NOTHING, 4)).toEqual([]);
    expect(targets(activity, { hand: 'kind', kind: 'raise' }, 4)).toHaveLength(1);
  });

  it('marks_tipis_first_and_buffalo_when_asked', () => {
    expect([...starts(activity, NOTHING).keys()]).toEqual(['2,5']);
    expect([...starts(activity, { hand: 'kind', kind: 'spur' }).keys()]).toEqual(['2,5', '4,1']);
  });
});

describe('what it does something to point at', () => {
  const camp: Move[] = [{ camp: [0, 0] }, { camp: [1, 1] }];
  const choices: Choice[] = [
    NOTHING,
    held,
    { hand: 'kind', kind: 'raise' },
    { hand: 'kind', kind: 'spur' },
    { hand: 'piece', kind: 'travel', from: [2, 5] },
  ];
  it.each([{ legal: drive }, { legal: activity }, { legal: camp }, { legal: [] }])(
    'is_where_pointing_does_not_say_nothing %#',
    ({ legal }) => {
      for (const choice of choices) {
        const alive = live(legal, choice, 4);
        for (const goal of [...hexes(4), 'plains' as const]) {
          expect(alive(goal), JSON.stringify([choice, goal])).toBe(
            point(legal, choice, goal, 4).say !== 'nothing',
          );
        }
      }
    },
  );
});

describe('near misses', () => {
  it('are_ways_of_the_land_that_the_list_does_not_have', () => {
    expect(nearMisses(drive, held, 4).map((miss) => miss.goal)).toEqual([[1, 3]]);
    expect(nearMisses(drive, NOTHING, 4)).toEqual([]);
  });

  it('are_asked_about_when_pointed_at', () => {
    expect(point(drive, held, [1, 3], 4)).toEqual({
      say: 'why',
      move: { drive: { from: [2, 3], to: [1, 3] } },
    });
  });
});

describe('pointing', () => {
  it('takes_a_piece_then_plays_it', () => {
    expect(point(drive, NOTHING, [2, 3], 4)).toEqual({ say: 'choose', choice: held });
    expect(point(drive, held, [2, 4], 4)).toEqual({ say: 'play', move: drive[0] });
  });

  it('again_lets_go', () => {
    expect(point(drive, held, [2, 3], 4)).toEqual({ say: 'choose', choice: NOTHING });
  });

  it('again_goes_on_to_the_next_piece_of_the_hex', () => {
    const tipi: Choice = { hand: 'piece', kind: 'travel', from: [2, 5] };
    const buffalo: Choice = { hand: 'piece', kind: 'spur', from: [2, 5] };
    expect(point(activity, NOTHING, [2, 5], 4)).toEqual({ say: 'choose', choice: tipi });
    expect(point(activity, tipi, [2, 5], 4)).toEqual({ say: 'choose', choice: buffalo });
    expect(point(activity, buffalo, [2, 5], 4)).toEqual({ say: 'choose', choice: NOTHING });
  });

  it('at_a_buffalo_takes_the_buffalo', () => {
    expect(point(activity, NOTHING, [2, 5], 4, 'buffalo')).toMatchObject({ choice: { kind: 'spur' } });
    expect(point(activity, NOTHING, [2, 5], 4, 'tipi')).toMatchObject({ choice: { kind: 'travel' } });
  });

  it('elsewhere_takes_another_piece_or_lets_go', () => {
    expect(point(drive, held, [0, 1], 4)).toMatchObject({ choice: { from: [0, 1] } });
    expect(point(drive, held, [5, 5], 4)).toEqual({ say: 'choose', choice: NOTHING });
    expect(point(drive, NOTHING, [5, 5], 4)).toEqual({ say: 'nothing' });
    expect(point(drive, NOTHING, 'plains', 4)).toEqual({ say: 'nothing' });
  });

  it('at_the_plains_saves_a_tipi', () => {
    const tipi: Choice = { hand: 'piece', kind: 'travel', from: [2, 5] };
    expect(point(activity, tipi, 'plains', 4)).toEqual({ say: 'play', move: activity[0] });
  });
});

describe('a hex', () => {
  it('may_mean_its_tipi_or_a_buffalo_while_nothing_is_in_hand', () => {
    expect(eitherAt(activity, NOTHING, [2, 5])).toBe(true);
    expect(eitherAt(activity, { hand: 'kind', kind: 'spur' }, [2, 5])).toBe(false);
    expect(eitherAt(drive, NOTHING, [2, 3])).toBe(false);
  });

  it('that_is_pointed_at_in_vain_is_asked_about', () => {
    expect(wonderedAt('camp', NOTHING, [1, 1], 4)).toEqual({ camp: [1, 1] });
    expect(wonderedAt('drive', NOTHING, [2, 5], 4)).toEqual({ drive: { from: [2, 5], to: 'plains' } });
    expect(wonderedAt('activity', { hand: 'kind', kind: 'raise' }, [1, 1], 4)).toEqual({ raise: [1, 1] });
    expect(wonderedAt('activity', NOTHING, [1, 1], 4)).toBeNull();
  });
});

describe('kinds', () => {
  it('are_listed_once_each', () => {
    expect(kinds(activity)).toEqual(['travel', 'raise', 'spur', 'gather']);
    expect(kindOf('rest')).toBe('rest');
  });

  it('let_a_choice_lapse_that_is_no_longer_offered', () => {
    expect(keep(drive, held)).toBe(held);
    expect(keep(activity, held)).toBe(NOTHING);
    expect(keep(drive, { hand: 'kind', kind: 'raise' })).toBe(NOTHING);
  });
});
