import { describe, expect, it } from 'vitest';
import { aim, type Holding } from './aim';
import { NOTHING, type Choice } from './choice';
import type { Move } from './types';

const holding = (choice: Choice, legal: readonly Move[] = []): Holding => ({
  choice,
  either: null,
  table: { position: { legal } },
});
const drive: Move = { drive: { from: [2, 1], to: [2, 2] } };
const travel: Move = { travel: { from: [2, 2], to: [2, 3] } };
const spur: Move = { spur: { from: [2, 2], to: [2, 3] } };

describe('what a lesson points at in Wind River', () => {
  it('is the place of a camp', () => {
    expect(aim(holding(NOTHING), [{ camp: [2, 2] }])).toBe('[data-place="2,2"]');
  });

  it('is a piece, then its goal; with another piece in hand the way back', () => {
    expect(aim(holding(NOTHING), [drive])).toBe('[data-place="2,1"]');
    expect(aim(holding({ hand: 'piece', kind: 'drive', from: [2, 1] }), [drive])).toBe('[data-place="2,2"]');
    expect(aim(holding({ hand: 'piece', kind: 'drive', from: [3, 1] }), [drive])).toBe('[data-do="back"]');
  });

  it('is the activity first where a hex has a tipi and buffalo', () => {
    const legal = [travel, spur];
    expect(aim(holding(NOTHING, [travel]), [travel])).toBe('[data-place="2,2"]');
    expect(aim(holding(NOTHING, legal), [travel])).toBe('[data-do="travel"]');
    expect(aim(holding({ hand: 'kind', kind: 'travel' }, legal), [travel])).toBe('[data-place="2,2"]');
    expect(aim({ ...holding(NOTHING, legal), either: [2, 2] }, [travel])).toBe('[data-do="main"]');
  });

  it('is an activity, and where it is done', () => {
    expect(aim(holding(NOTHING), ['gather'])).toBe('[data-do="gather"]');
    expect(aim(holding(NOTHING), [{ raise: [2, 2] }])).toBe('[data-do="raise"]');
    expect(aim(holding({ hand: 'kind', kind: 'raise' }), [{ raise: [2, 2] }])).toBe('[data-place="2,2"]');
  });
});
