/** Which pieces are drawn somewhere on the page, whatever lies over them. */

import type { GameName } from '$games/game-ui';
import { entryOf, type Entry } from './glossary';

export interface Found {
  readonly entry: Entry;
  readonly box: DOMRect;
}

/** A drawing's name: a piece says it itself, or it is the symbol that is used. */
const nameOf = (drawn: Element): string =>
  drawn.getAttribute('data-piece') ?? drawn.getAttribute('href')?.replace(/^#/, '') ?? '';

function drawn(game: GameName): Found[] {
  return [...document.querySelectorAll('main [data-piece], main use')].flatMap((element) => {
    const entry = entryOf(game, nameOf(element));
    return entry ? [{ entry, box: element.getBoundingClientRect() }] : [];
  });
}

const holds = (box: DOMRect, x: number, y: number): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/** The piece under a point: the smallest, where several are. */
export function pieceAt(game: GameName, x: number, y: number): Found | null {
  const found = drawn(game).filter(({ box }) => box.width > 0 && holds(box, x, y));
  return found.sort((a, b) => a.box.width * a.box.height - b.box.width * b.box.height)[0] ?? null;
}

/** The kinds of pieces on something that has the focus. */
export function piecesOn(game: GameName, element: Element): Found[] {
  const around = element.getBoundingClientRect();
  const found = drawn(game).filter(
    ({ box }) => box.width > 0 && holds(around, box.left + box.width / 2, box.top + box.height / 2),
  );
  return found.filter(({ entry }, index) => found.findIndex((one) => one.entry === entry) === index);
}
