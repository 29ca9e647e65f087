/** How to pay: a suggestion, and small changes to it. */

import { ANIMALS, type Animal, type Stock } from './types';
import { total } from './tiles';

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
      return sum + left * left + 100 * Math.max(0, left - 15);
    }, 0);
    if (weight < least) [best, least] = [paid, weight];
  }
  return best;
}

/** The payment with one animal more of a kind, and one less of the kind of which most is paid. */
export function change(paid: Stock, animal: Animal, by: 1 | -1, options: readonly Stock[]): Stock | null {
  const others = ANIMALS.filter((one) => one !== animal).sort((a, b) => by * (paid[b] - paid[a]));
  for (const other of others) {
    const next = { ...paid, [animal]: paid[animal] + by, [other]: paid[other] - by };
    if (options.some((one) => same(one, next))) return next;
  }
  return null;
}

export const same = (a: Stock, b: Stock): boolean => ANIMALS.every((animal) => a[animal] === b[animal]);

/** What a payment comes to. */
export const sum = (paid: Stock): number => total(paid);
