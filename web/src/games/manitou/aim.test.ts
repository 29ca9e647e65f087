import { describe, expect, it } from 'vitest';
import { aim, prepare, type Holding } from './aim';
import { NOTHING } from './choice';
import type { Card, Move } from './types';

const FROM: readonly Card[] = [1, 2, 3, 'chief', 'chief'];
const mustering = (...party: string[]): Holding => ({
  choice: NOTHING,
  muster: { from: FROM, count: 3 },
  party,
});
const wanted: Move[] = [{ muster: [1, 2, 'chief'] }];

describe('what a lesson points at in Big Manitou', () => {
  it('is every card that is missing in the party, then the button', () => {
    expect(aim(mustering(), wanted)).toBe('[data-pick="1#1"]');
    expect(aim(mustering('1#1', 'chief#1'), wanted)).toBe('[data-pick="2#1"]');
    expect(aim(mustering('1#1', '2#1', 'chief#1'), wanted)).toBe('[data-do="main"]');
  });

  it('is a card that is too many where there is no room', () => {
    expect(aim(mustering('1#1', '3#1'), wanted)).toBe('[data-pick="2#1"]');
    expect(aim(mustering('1#1', '2#1', '3#1'), wanted)).toBe('[data-pick="3#1"]');
  });

  it('takes one of two equal heroes for the other', () => {
    expect(aim(mustering('1#1', '2#1', 'chief#2'), wanted)).toBe('[data-do="main"]');
  });

  it('is a card, then its ground', () => {
    const play: Move[] = [{ play: { card: 8, ground: 1 } }];
    const hand = { muster: null, party: [] };
    expect(aim({ ...hand, choice: NOTHING }, play)).toBe('[data-card="8"]');
    expect(aim({ ...hand, choice: { hand: 'card', card: 9 } }, play)).toBe('[data-card="8"]');
    expect(aim({ ...hand, choice: { hand: 'card', card: 8 } }, play)).toBe('[data-ground="1"]');
  });

  it('is a tile', () => {
    const hand = { muster: null, party: [], choice: NOTHING };
    expect(aim(hand, [{ take: 'tipi-2' }])).toBe('[data-tile="tipi-2"]');
    expect(aim(hand, [{ discard: 'tipi-2' }])).toBe('[data-tile="tipi-2"]');
  });

  it('lays cards out for a party that is still empty', () => {
    const picked: string[] = [];
    const pick = (key: string) => {
      picked.push(key);
    };
    prepare({ party: [], pick }, [1, 'chief']);
    prepare({ party: ['2#1'], pick }, [3]);
    expect(picked).toEqual(['1#1', 'chief#1']);
  });
});
