/** Arrow keys on the board: in its own directions. Ahead is up. */

import { LANES, ROWS, beside, firstLane, type Direction } from './board';
import type { Goal, Hex } from './types';

/** The hex a key leads to, or the same place if it leads nowhere. */
export function walk(from: Goal, key: string, seats: number, last: Hex): Goal {
  if (from === 'plains') {
    if (key === 'ArrowDown') return last[1] === ROWS - 1 ? last : [last[0], ROWS - 1];
    return from;
  }
  const go = (direction: Direction) => beside(from, direction, seats);
  switch (key) {
    case 'ArrowUp':
      return go('ahead') ?? from;
    case 'ArrowDown':
      return go('behind') ?? from;
    case 'ArrowLeft':
      return sideways(from, go('ahead-left'), go('behind-left'));
    case 'ArrowRight':
      return sideways(from, go('ahead-right'), go('behind-right'));
    case 'Home':
      return [firstLane(seats), from[1]];
    case 'End':
      return [LANES - 1, from[1]];
    case 'PageUp':
      return [from[0], ROWS - 1];
    case 'PageDown':
      return [from[0], 0];
    default:
      return from;
  }
}

/** Going left and right keeps the row, so that going there and back ends where it began. */
function sideways(from: Hex, ahead: Goal | null, behind: Goal | null): Goal {
  const same = [ahead, behind].find(
    (goal): goal is Hex => goal !== null && goal !== 'plains' && goal[1] === from[1],
  );
  return same ?? from;
}

/** Whether a key moves about the board. */
export const isWalkKey = (key: string): boolean =>
  ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'].includes(key);
