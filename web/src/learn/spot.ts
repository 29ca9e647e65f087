/** Where in the window something is that a lesson points at. */

/** Where an arrow stands beside it. */
export type Side = 'over' | 'under' | 'left' | 'right';

/** The outline of a place of a board, as it lies in the window. */
interface Shape {
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Null where an arrow would hide something on every side. */
  readonly side: Side | null;
  /** What is outlined instead of the box; the box is then the point that the arrow touches. */
  readonly shape: Shape | null;
}

/** How far the middle of an arrow stands off. */
const ARROW = 18;
/** What the arrow would hide if it stood there, besides words. */
const SHOWN = 'button, a, label, svg';

/** Where an element is; null if it is out of sight. `above` is how much of the window is taken from above. */
export function spotOf(element: Element, above: number): Spot | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 || top + height < above || top > innerHeight) return null;
  const hit = element.querySelector<SVGGeometryElement>('.hit');
  if (hit) return placeOf(hit, above);
  const [x, y] = [left + width / 2, top + height / 2];
  // Scrolled away under something: a ring would mark that.
  if (!element.contains(document.elementFromPoint(x, y))) return null;
  const sides: readonly (readonly [Side, number, number])[] = [
    ['over', x, top - ARROW],
    ['under', x, top + height + ARROW],
    ['left', left - ARROW, y],
    ['right', left + width + ARROW, y],
  ];
  const free = sides.find(([, atX, atY]) => isFree(atX, atY, above));
  return { left, top, width, height, side: free?.[0] ?? null, shape: null };
}

function isFree(x: number, y: number, above: number): boolean {
  const there = y > above ? document.elementFromPoint(x, y) : null;
  return there !== null && there.closest(SHOWN) === null && !speaks(there);
}

/** Whether an element has words of its own. */
const speaks = ({ childNodes }: Element): boolean =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** A place of a board: its outline, and the edge above its middle, which need not be the middle of its box. */
function placeOf(hit: SVGGeometryElement, above: number): Spot {
  const box = hit.getBBox();
  const seen = hit.getBoundingClientRect();
  const scale = seen.width / box.width;
  const shape = { path: pathOf(hit, box), x: seen.left - box.x * scale, y: seen.top - box.y * scale, scale };
  const inside = (x: number, y: number) => hit.isPointInFill(new DOMPoint(x, y));
  const middle = middleOf(box, inside);
  const edge = (by: number) => {
    let y = middle.y;
    while (inside(middle.x, y + by)) y += by;
    return { x: shape.x + middle.x * scale, y: shape.y + y * scale };
  };
  const [top, bottom] = [edge(-box.height / 24), edge(box.height / 24)];
  const side = top.y - 2 * ARROW < above ? 'under' : 'over';
  const { x, y } = side === 'over' ? top : bottom;
  return { left: x, top: y, width: 0, height: 0, side, shape };
}

function pathOf(hit: SVGGeometryElement, { x, y, width, height }: DOMRect): string {
  return hit.getAttribute('d') ?? `M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** The point inside that is nearest to the middle of the box. */
function middleOf(box: DOMRect, inside: (x: number, y: number) => boolean): { x: number; y: number } {
  const steps = Array.from({ length: 11 }, (_, index) => (index + 1) / 12);
  const far = ([x, y]: readonly [number, number]) =>
    Math.hypot((x - 0.5) * box.width, (y - 0.5) * box.height);
  const at = ([x, y]: readonly [number, number]) => ({ x: box.x + x * box.width, y: box.y + y * box.height });
  const points = steps.flatMap((x) => steps.map((y) => [x, y] as const)).sort((a, b) => far(a) - far(b));
  const found = points.find((point) => inside(at(point).x, at(point).y));
  return at(found ?? [0.5, 0.5]);
}

/** Brings an element into sight: within what scrolls it, below what stands above and over what stands below. */
export function reveal(element: HTMLElement, above: number, smooth: boolean): void {
  if (isSeen(element, above)) return;
  let scroller = element.parentElement;
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
    scroller = scroller.parentElement;
  const page = document.scrollingElement;
  const own = scroller === page || scroller === document.body ? null : scroller;
  const room = own ? own.getBoundingClientRect() : { top: above, bottom: innerHeight - BELOW };
  const { top, bottom } = element.getBoundingClientRect();
  const by = Math.max(0, bottom + ARROW - room.bottom) || Math.min(0, top - 2 * ARROW - room.top);
  if (by !== 0) (own ?? page)?.scrollBy({ top: by, behavior: smooth ? 'smooth' : 'auto' });
}

/** Whether all of an element can be seen. */
function isSeen(element: HTMLElement, above: number): boolean {
  const { left, top, width, bottom } = element.getBoundingClientRect();
  const shows = (y: number) => element.contains(document.elementFromPoint(left + width / 2, y));
  return top > above && shows(top + INSET) && shows(bottom - INSET);
}

/** How far within its edges an element is looked for: corners are round. */
const INSET = 4;
/** What the buttons and the log take of a phone from below. */
const BELOW = 120;
