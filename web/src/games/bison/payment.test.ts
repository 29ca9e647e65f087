import { describe, expect, it } from 'vitest';
import { change, suggest } from './payment';
import type { Stock } from './types';

const stock = (bison: number, salmon: number, turkey: number): Stock => ({ bison, salmon, turkey });

/** Every way to pay a cost from a stock. */
function ways(cost: number, have: Stock): Stock[] {
  const found: Stock[] = [];
  for (let bison = 0; bison <= Math.min(cost, have.bison); bison += 1) {
    for (let salmon = 0; salmon <= Math.min(cost - bison, have.salmon); salmon += 1) {
      const turkey = cost - bison - salmon;
      if (turkey <= have.turkey) found.push(stock(bison, salmon, turkey));
    }
  }
  return found;
}

describe('a suggested payment', () => {
  it('takes_of_what_there_is_most', () => {
    const have = stock(9, 6, 11);
    expect(suggest(ways(2, have), have)).toEqual(stock(0, 0, 2));
  });

  it('counts_what_the_season_will_bring', () => {
    const have = stock(9, 6, 11);
    expect(suggest(ways(2, have), have, stock(8, 0, 0))).toEqual(stock(2, 0, 0));
  });

  it('is_none_where_nothing_can_be_paid', () => {
    expect(suggest([], stock(1, 1, 1))).toBeNull();
  });
});

describe('a changed payment', () => {
  const have = stock(2, 3, 4);
  const options = ways(4, have);

  it('keeps_the_sum', () => {
    expect(change(stock(0, 0, 4), 'bison', 1, options, have)).toEqual(stock(1, 0, 3));
    expect(change(stock(2, 2, 0), 'bison', -1, options, have)).toEqual(stock(1, 2, 1));
  });

  it('ends_where_the_stock_ends', () => {
    expect(change(stock(2, 0, 2), 'bison', 1, options, have)).toBeNull();
    expect(change(stock(0, 0, 4), 'bison', -1, options, have)).toBeNull();
  });
});
