/** What moves on the way from the last position to this one: cards that were just played or shifted. */

import { EASE, TIME, pace } from '$lib/motion';
import type { Told } from '$games/game-ui';
import type { Effect, View } from './types';

export class Stage {
  #view: View | null = null;
  #fresh = new Set<string>();
  #origin: DOMRect | null = null;
  readonly #handCard: (card: string) => DOMRect | null;

  /** `handCard` finds where a card of the hand is drawn now. */
  constructor(handCard: (card: string) => DOMRect | null) {
    this.#handCard = handCard;
  }

  /** Takes the next position, before it is drawn. */
  show(view: View, recent: readonly Told<Effect>[]): void {
    if (this.#view === view) return;
    const first = this.#view === null;
    this.#view = view;
    this.#fresh.clear();
    this.#origin = null;
    if (first || pace() === 0) return;
    for (const { effect } of recent) {
      if (effect.effect === 'played') {
        this.#fresh.add(`${effect.ground}:${effect.seat}:${effect.card}`);
        if (effect.seat === view.viewer) this.#origin = this.#handCard(String(effect.card));
      } else if (effect.effect === 'shifted') {
        this.#fresh.add(`${effect.to}:${effect.seat}:${effect.card}`);
      }
    }
  }

  /** Whether a card has just come to a ground. */
  isFresh(ground: number, seat: number, card: string): boolean {
    return this.#fresh.has(`${ground}:${seat}:${card}`);
  }

  /** Lets a card that has just come arrive: from the own hand, or set down from a little above. */
  arrive(element: HTMLElement, seat: number): Animation {
    const to = element.getBoundingClientRect();
    const from = seat === this.#view?.viewer ? this.#origin : null;
    const start = from
      ? `translate(${from.x + from.width / 2 - to.x - to.width / 2}px, ${from.y + from.height / 2 - to.y - to.height / 2}px) scale(${from.width / to.width})`
      : 'translateY(-12px)';
    return element.animate(
      [
        { transform: start, opacity: from ? 1 : 0 },
        { transform: 'none', opacity: 1 },
      ],
      {
        duration: TIME.move * pace(),
        easing: from ? EASE.walk : EASE.drop,
      },
    );
  }
}
