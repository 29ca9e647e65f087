/** How to pay: a suggestion, and small changes to it. */

import { ANIMALS, MOST, type Animal, type Stock } from './types';

const NONE: Stock = { bison: 0, salmon: 0, turkey: 0 };

/**
 * Suggests a payment: of the kind of which there is most, counting what the season would bring, so that nothing
 * overflows and no kind runs dry.
 */
export function suggest(options: readonly Stock[], stock: Stock, gets: Stock = NONE): Stock | null {
  let best: Stock | null = null;
  let least = Infinity;
  for (const paid of options) {
    const weight = ANIMALS.reduce((sum, animal) => {
      const left = stock[animal] - paid[animal] + gets[animal];
      // Squares level the three kinds; what would be above fifteen is lost anyway, so it is paid first.
      return sum + left * left + 100 * Math.max(0, left - MOST);
    }, 0);
    if (weight < least) [best, least] = [paid, weight];
  }
  return best;
}

/**
 * The payment with one animal more or less of a kind. The kind of which most is paid makes up for more, the kind of
 * which most is left for less.
 */
export function change(
  paid: Stock,
  animal: Animal,
  by: 1 | -1,
  options: readonly Stock[],
  stock: Stock,
): Stock | null {
  const weight = (one: Animal) => (by === 1 ? paid[one] : stock[one] - paid[one]);
  const others = ANIMALS.filter((one) => one !== animal).sort((a, b) => weight(b) - weight(a));
  for (const other of others) {
    const next = { ...paid, [animal]: paid[animal] + by, [other]: paid[other] - by };
    if (options.some((one) => same(one, next))) return next;
  }
  return null;
}

export const same = (a: Stock, b: Stock): boolean => ANIMALS.every((animal) => a[animal] === b[animal]);
