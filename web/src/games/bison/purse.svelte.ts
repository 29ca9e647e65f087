/** What a person pays with and what he gains: his own choice, or a suggestion while he has made none. */

import { gains, payments } from './choice';
import type { BisonHand } from './hand.svelte';
import { same, suggest } from './payment';
import type { Animal, Stock } from './types';

export class Purse {
  readonly #hand: BisonHand;
  #payment = $state.raw<Stock | null>(null);
  #gain = $state.raw<Animal | null>(null);

  constructor(hand: BisonHand) {
    this.#hand = hand;
  }

  /** The ways to pay that are asked for now. */
  get payments(): readonly Stock[] {
    return payments(this.#hand.legal);
  }

  /** The payment: the person's own if it fits, else a suggestion. */
  get payment(): Stock | null {
    const options = this.payments;
    const own = this.#payment;
    if (own && options.some((one) => same(one, own))) return own;
    return this.suggestion;
  }

  set payment(paid: Stock) {
    this.#payment = paid;
  }

  get suggestion(): Stock | null {
    const { table, shown, insight } = this.#hand;
    const { viewer } = table;
    const band = viewer === null ? undefined : shown.view.seats[viewer];
    const income = viewer === null ? undefined : insight.season[viewer];
    return band ? suggest(this.payments, band.stock, income?.gets) : null;
  }

  get gains(): readonly Animal[] {
    return gains(this.#hand.legal);
  }

  /** The animal that is taken: the person's own choice, else that of which there will be least after the season. */
  get gain(): Animal | null {
    const options = this.gains;
    if (this.#gain && options.includes(this.#gain)) return this.#gain;
    const { table, shown, insight } = this.#hand;
    const stock = table.viewer === null ? undefined : shown.view.seats[table.viewer]?.stock;
    const income = table.viewer === null ? undefined : insight.season[table.viewer]?.gets;
    const then = (animal: Animal) => (stock?.[animal] ?? 0) + (income?.[animal] ?? 0);
    return [...options].sort((a, b) => then(a) - then(b))[0] ?? null;
  }

  set gain(animal: Animal) {
    this.#gain = animal;
  }

  forgetPayment(): void {
    this.#payment = null;
  }

  forget(): void {
    this.#payment = null;
    this.#gain = null;
  }
}
