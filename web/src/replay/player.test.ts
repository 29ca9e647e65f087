import { describe, expect, it } from 'vitest';
import { Player, USUAL, type Playable } from './player.svelte';

/** Timers that run when they are told. */
class Timers {
  due: { at: number; run: () => void }[] = [];
  after = (at: number, run: () => void) => {
    const one = { at, run };
    this.due.push(one);
    return () => {
      this.due = this.due.filter((other) => other !== one);
    };
  };
  async pass() {
    const [next] = this.due.splice(0, 1);
    next?.run();
    for (let turns = 0; turns < 5; turns += 1) await Promise.resolve();
    return next?.at;
  }
}

const replay = (events: number) => {
  let ply = 0;
  const table: Playable & { readonly ply: number } = {
    failed: false,
    get ply() {
      return ply;
    },
    get atEnd() {
      return ply === events;
    },
    step: (by) => Promise.resolve(void (ply += by)),
    go: (to) => Promise.resolve(void (ply = to)),
  };
  return table;
};

const settled = async () => {
  for (let turns = 0; turns < 5; turns += 1) await Promise.resolve();
};

describe('a player', () => {
  it('goes_on_to_the_end_and_stops_there', async () => {
    const [table, timers] = [replay(3), new Timers()];
    const player = new Player(table, timers);
    player.toggle();
    await settled();
    for (let moves = 0; moves < 9; moves += 1) await timers.pass();
    expect([table.ply, player.playing, timers.due.length]).toEqual([3, false, 0]);
  });

  it('begins_again_after_the_end', async () => {
    const [table, timers] = [replay(2), new Timers()];
    await table.go(2);
    const player = new Player(table, timers);
    player.toggle();
    await settled();
    expect([table.ply, player.playing]).toEqual([0, true]);
  });

  it('stops_when_it_is_told_and_keeps_its_speed', async () => {
    const [table, timers] = [replay(9), new Timers()];
    const player = new Player(table, timers);
    player.speed = 2;
    player.toggle();
    await settled();
    expect(await timers.pass()).toBe(USUAL / 2);
    player.toggle();
    await timers.pass();
    expect([table.ply, player.playing]).toEqual([1, false]);
  });
});
