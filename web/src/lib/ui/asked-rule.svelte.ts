/** The rule that somebody wants to read without leaving the page. */

export interface AskedRule {
  readonly game: string;
  readonly rule: string;
}

class Asked {
  now = $state.raw<AskedRule | null>(null);
}

export const askedRule = new Asked();
