import { describe, expect, it } from 'vitest';
import positions from '../../scenes/manitou.json';
import { learn } from '$lib/i18n/words.svelte';
import type { Told } from '$games/game-ui';
import { endedHunts } from './hunt';
import { meetings } from './meeting';
import { outlook, totalsWith, verdict } from './outlook';
import { judged } from './sentence';
import { tell } from './words';
import type { Effect, Insight, Reason, View } from './types';

type Scene = keyof typeof positions;
const told = (effect: Effect): Told<Effect> => ({ effect, rule: '' });
const turns = (...effects: Effect[]) => [{ effects: effects.map(told) }];
const scene = (name: Scene) => positions[name] as unknown as { view: View; insight: Insight };
const logOf = (name: Scene) => [{ effects: (positions[name].log as unknown as Effect[][]).flat().map(told) }];

describe('the hunts that ended', () => {
  it('are_told_with_what_everyone_took_and_gave', () => {
    const [hunt, ...others] = endedHunts(
      turns(
        { effect: 'took', seat: 1, tile: 'horse', ground: 0, claim: 'hero' },
        { effect: 'took', seat: 1, tile: 'tipi-2', ground: 0, claim: 'highest' },
        { effect: 'ground-finished', ground: 0, gone: ['bison-1'] },
        { effect: 'discarded', seat: 0, tile: 'tipi-3' },
        { effect: 'hunt-began', hunt: 2, dealer: 0, first: 1 },
        { effect: 'took', seat: 2, tile: 'totem', ground: 1, claim: 'next' },
      ),
    );
    expect(others).toEqual([]);
    expect(hunt?.number).toBe(1);
    expect(hunt?.hauls.get(1)?.took.map((one) => one.tile)).toEqual(['horse', 'tipi-2']);
    expect(hunt?.hauls.get(0)).toEqual({ took: [], gave: ['tipi-3'] });
    expect(hunt?.gone).toEqual(['bison-1']);
  });

  it('do_not_hold_the_one_that_is_on', () => {
    expect(endedHunts(turns({ effect: 'dealer-drawn', dealer: 0, first: 1 }))).toEqual([]);
    expect(endedHunts(turns({ effect: 'hunt-began', hunt: 3, dealer: 0, first: 1 }))).toEqual([]);
  });

  it('count_from_real_logs_as_many_tiles_as_the_seats_have', () => {
    // The kept log begins with the last tile of the hunt before.
    const over = endedHunts(logOf('manitou-over')).slice(-2);
    expect(over.map((hunt) => hunt.number)).toEqual([3, 4]);
    const changed = over.flatMap((hunt) => [...hunt.hauls.values()]);
    const gained = changed.reduce((sum, haul) => sum + haul.took.length - haul.gave.length, 0);
    const before = scene('manitou-hunt-end').view.seats.reduce((sum, seat) => sum + seat.tiles.length, 0);
    const after = scene('manitou-over').view.seats.reduce((sum, seat) => sum + seat.tiles.length, 0);
    expect(before + gained).toBe(after);
  });
});

describe('the log', () => {
  it.each(Object.keys(positions) as Scene[])('tells_no_two_moves_in_one_line: %s', async (name) => {
    await learn('manitou');
    const people = [0, 1, 2, 3, 4].map((seat) => ({
      seat,
      name: `P${seat}`,
      bot: null,
      present: true,
      isMe: false,
    }));
    const moves = (positions[name].log as unknown as Effect[][]).map((effects) => effects.map(told));
    expect(moves.flatMap((move) => tell(move, people))).toEqual(tell(moves.flat(), people));
  });
});

describe('the last trial', () => {
  const trial: Effect = {
    effect: 'trial',
    ground: 1,
    attacker: 1,
    attack: 'shaman',
    defender: 0,
    defence: 'rainmaker',
    victor: 'attacker',
  };
  const played = (seat: number): Effect => ({ effect: 'played', seat, card: 5, ground: 0, eighth: false });

  it('stays_in_sight_until_one_plays', () => {
    expect(meetings(turns(played(1), trial, played(2)), 0).map((met) => met.meeting)).toEqual([trial]);
    expect(meetings(turns(trial, played(2), trial), 0)).toHaveLength(2);
    expect(meetings(turns(trial, played(0)), 0)).toEqual([]);
    expect(meetings([], 0)).toEqual([]);
  });

  it('says_which_of_the_two_were_turned', () => {
    expect(meetings(turns(trial), 0)).toMatchObject([{ attackDown: false, defenceDown: true }]);
    const lost = { ...trial, victor: 'defender' } as Effect;
    expect(meetings(turns(lost), 0)).toMatchObject([{ attackDown: true, defenceDown: false }]);
    const even = { ...trial, victor: 'nobody' } as Effect;
    expect(meetings(turns(even), 0)).toMatchObject([{ attackDown: true, defenceDown: true }]);
  });
});

describe('an outlook', () => {
  const { view, insight } = scene('manitou-play');
  const answers = positions['manitou-play'].previews as unknown as Record<string, { effects: Effect[] }>;
  const foresee = (card: 7 | 'clan-mother', ground: number) => {
    const answer = answers[JSON.stringify({ play: { card, ground } })];
    const effects = answer?.effects.map(told) ?? [];
    return outlook({ view, insight }, 0, card, ground, { effects });
  };

  it('is_read_off_what_the_server_foresees', () => {
    const open = foresee('clan-mother', 0);
    const equal = foresee('clan-mother', 2);
    expect(open && verdict(open)).toBe('stays');
    expect(equal?.say).toBe('trial');
    expect(equal && verdict(equal)).toBe('both');
  });

  it('adds_a_hunter_and_its_tomahawks_to_the_total_highest_first', () => {
    expect(view.seats[0]?.axes).toBe(3);
    expect(totalsWith(view, insight, 0, 7, 1)).toEqual([
      { seat: 3, total: 14 },
      { seat: 0, total: 10 },
      { seat: 2, total: 8 },
      { seat: 1, total: 6 },
    ]);
  });

  it('hands_a_refusal_on', () => {
    const reason: Reason = { reason: 'two-heroes', card: 'chief', ground: 0 };
    const closed = outlook({ view, insight }, 0, 'chief', 0, { rule: 'M3.3', reason });
    expect(closed).toEqual({ say: 'refused', reason });
    expect(closed && verdict(closed)).toBe('closed');
  });
});

describe('the ground that is judged', () => {
  it('is_the_first_that_still_has_tiles', () => {
    expect(judged(scene('manitou-take').view)).toBe(1);
  });
});
