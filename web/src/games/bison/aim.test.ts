import { describe, expect, it } from 'vitest';
import { aim, type Holding } from './aim';
import { NOTHING } from './choice';
import type { Part } from './plan';
import type { Move, Placing, Space } from './types';

const part = (move: Move): Part => ({ move, seen: undefined as never });
const holding = (changed: Partial<Holding> = {}, ...moves: Move[]): Holding => ({
  plan: moves.map(part),
  choice: NOTHING,
  draft: null,
  whole: false,
  ...changed,
});
const prairie: Space = [2, 0, 'prairie'];
const river: Space = [2, 0, 'river'];

describe('what a lesson points at in Bison', () => {
  it('is a tile with all that belongs to it, then the button', () => {
    const place: Placing = { cell: [2, 0], turn: 2, hunters: 3, land: 'prairie' };
    const wanted = [{ place }, null];
    const laying = (changed: Partial<Placing>) => {
      const draft = { ...place, ...changed };
      return aim(holding({ draft, choice: { hand: 'action', action: 'place' } }, { place: draft }), wanted);
    };
    expect(aim(holding(), wanted)).toBe('[data-do="place"]');
    expect(aim(holding({ choice: { hand: 'action', action: 'place' } }), wanted)).toBe('[data-place="2,0"]');
    expect(laying({ cell: [1, 0], turn: 0, hunters: 1 })).toBe('[data-place="2,0"]');
    expect(laying({ turn: 0, hunters: 1 })).toBe('[data-turn="2"]');
    expect(laying({ hunters: 1 })).toBe('[data-hunters="3"]');
    expect(laying({ land: 'river' })).toBe('[data-place="2,0,prairie"]');
    expect(laying({})).toBe('[data-do="main"]');
  });

  it('is the market, then the action, part by part', () => {
    const buy: Move = { buy: 'hunter' };
    const step: Move = { step: { from: prairie, to: river } };
    const wanted: Move[] = [buy, step, 'done'];
    expect(aim(holding(), wanted)).toBe('[data-do="market"]');
    expect(aim(holding({ choice: { hand: 'market' } }), wanted)).toBe(`[data-ware='"hunter"']`);
    expect(aim(holding({ choice: { hand: 'market' } }, buy), wanted)).toBe('[data-do="main"]');
    expect(aim(holding({}, buy), wanted)).toBe('[data-do="step"]');
    const taken: Partial<Holding> = { choice: { hand: 'hunter', action: 'step', from: prairie } };
    expect(aim(holding({ choice: { hand: 'action', action: 'step' } }, buy), wanted)).toBe(
      '[data-place="2,0,prairie"]',
    );
    expect(aim(holding(taken, buy), wanted)).toBe('[data-place="2,0,river"]');
    expect(aim(holding({ choice: { hand: 'action', action: 'step' } }, buy, step), wanted)).toBe(
      '[data-do="main"]',
    );
  });

  it('is the way back where something else is laid out or chosen', () => {
    const wanted: Move[] = [{ tipi: { at: prairie, size: 2 } }];
    const other: Move = { tipi: { at: prairie, size: 1 } };
    expect(aim(holding({ whole: true }, other), wanted)).toBe('[data-do="back"]');
    expect(aim(holding({ choice: { hand: 'action', action: 'canoe' } }), wanted)).toBe('[data-do="back"]');
    expect(aim(holding({ choice: { hand: 'market' } }), wanted)).toBe('[data-do="back"]');
  });

  it('is a place and a size, however the parts of the move are written', () => {
    const wanted: Move[] = [{ tipi: { size: 2, at: prairie } }];
    const site: Partial<Holding> = { choice: { hand: 'site', action: 'tipi', at: prairie } };
    expect(aim(holding({ choice: { hand: 'action', action: 'tipi' } }), wanted)).toBe(
      '[data-place="2,0,prairie"]',
    );
    expect(aim(holding(site), wanted)).toBe('[data-size="2"]');
    expect(aim(holding({ whole: true }, { tipi: { at: prairie, size: 2 } }), wanted)).toBe(
      '[data-do="main"]',
    );
  });

  it('is the skip of an action, then the animal', () => {
    const wanted = [{ skip: 'gather' } as const, null];
    expect(aim(holding({ choice: { hand: 'action', action: 'gather' } }), wanted)).toBe('[data-do="skip"]');
    expect(aim(holding({}, { skip: 'gather' }), wanted)).toBe('[data-do="main"]');
  });
});
