/** Lets a drawn piece walk from where it was to where it stands now. */

import { EASE } from '$lib/motion';
import type { Point } from './geometry';

export interface Way {
  readonly from: Point;
  readonly to: Point;
  readonly delay: number;
  readonly duration: number;
  /** How high it bobs, once, on the way; none for pieces that only close up. */
  readonly bob: number;
  /** Whether it fades over the last third: into the plains. */
  readonly fade: boolean;
}

/** Starts the walk. The returned animation can be finished early; input is never locked. */
export function glide(element: SVGElement, { from, to, delay, duration, bob, fade }: Way): Animation {
  const place = ({ x, y }: Point) => `translate(${x}px, ${y}px)`;
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - bob };
  const frames: Keyframe[] = [
    { transform: place(from), opacity: 1 },
    { transform: place(half), opacity: 1, offset: 0.5 },
    ...(fade ? [{ opacity: 1, offset: 0.66 }] : []),
    { transform: place(to), opacity: fade ? 0 : 1 },
  ];
  return moved(element, element.animate(frames, { delay, duration, easing: EASE.walk, fill: 'backwards' }));
}

/** Gives a piece a layer of its own while it moves, so that the board under it is not painted again every frame. */
function moved(element: SVGElement, running: Animation): Animation {
  element.style.willChange = 'transform';
  const rest = () => {
    element.style.willChange = '';
  };
  running.finished.then(rest, rest);
  return running;
}

/** Sets a piece down from a little above. */
export function drop(
  element: SVGElement,
  at: Point,
  height: number,
  delay: number,
  duration: number,
): Animation {
  const place = (y: number) => `translate(${at.x}px, ${y}px)`;
  return element.animate(
    [
      { transform: place(at.y - height), opacity: 0 },
      { transform: place(at.y), opacity: 1 },
    ],
    { delay, duration, easing: EASE.drop, fill: 'backwards' },
  );
}
