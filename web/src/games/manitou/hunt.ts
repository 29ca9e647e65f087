/** A hunt as it went: put together from what the log tells. */

import type { Told } from '$games/game-ui';
import type { Claim, Effect, Tile } from './types';

/** What a seat got and gave in one hunt. */
export interface Haul {
  readonly took: readonly { readonly tile: Tile; readonly claim: Claim }[];
  readonly gave: readonly Tile[];
}

export interface Hunt {
  readonly number: number;
  readonly hauls: ReadonlyMap<number, Haul>;
  /** Tiles that left the game. */
  readonly gone: readonly Tile[];
  /** Whether everybody has all cards again after it. */
  readonly restored: boolean;
}

/** The hunts that have ended, oldest first. */
export function endedHunts(turns: readonly { readonly effects: readonly Told<Effect>[] }[]): Hunt[] {
  const ended: Hunt[] = [];
  let number = 1;
  let hauls = new Map<number, Haul>();
  let gone: Tile[] = [];
  let restored = false;
  const haul = (seat: number): Haul => hauls.get(seat) ?? { took: [], gave: [] };
  const close = () => {
    ended.push({ number, hauls, gone, restored });
    hauls = new Map();
    gone = [];
    restored = false;
  };
  for (const { effect } of turns.flatMap((turn) => turn.effects)) {
    switch (effect.effect) {
      case 'took': {
        const { seat, tile, claim } = effect;
        hauls.set(seat, { ...haul(seat), took: [...haul(seat).took, { tile, claim }] });
        break;
      }
      case 'discarded':
        hauls.set(effect.seat, {
          ...haul(effect.seat),
          gave: [...haul(effect.seat).gave, effect.tile],
        });
        break;
      case 'ground-finished':
        gone = [...gone, ...effect.gone];
        break;
      case 'cards-restored':
        restored = true;
        number = effect.hunt;
        break;
      case 'hunt-began':
        // A log that does not begin at the beginning starts with this: nothing has ended then.
        number = effect.hunt - 1;
        if (hauls.size > 0 || gone.length > 0) close();
        number = effect.hunt;
        break;
      case 'ranked':
        close();
        break;
      default:
        break;
    }
  }
  return ended;
}
