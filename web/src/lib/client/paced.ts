/**
 * Lets a position be seen before the next message is read.
 *
 * Bots answer faster than frames come: what they do would be drawn before one's own move has been painted.
 */

import { afterPaint } from '$lib/after-paint';

/** More than so many that wait are a past to catch up with, not something to look at. */
const MOST = 24;
/** Milliseconds after which a position has been painted, or will not be: a few frames. */
const PAINTED = 50;

interface Paced {
  readonly take: (text: string) => void;
  /** Reads all that still waits: no more will come. */
  readonly end: () => void;
}

/**
 * Reads messages in their order; after one with a position, the next waits until `painted` calls back.
 *
 * Nobody asks for a frame as long as nothing waits for it: people take their time.
 */
export function paced(
  read: (text: string) => void,
  painted: (then: () => void) => void = afterPaint,
  now: () => number = () => performance.now(),
): Paced {
  const waiting: string[] = [];
  let painting = false;
  /** When the position was read that may not have been painted yet. */
  let readAt = -Infinity;
  const go = () => {
    while (!painting) {
      const text = waiting[0];
      if (text === undefined) return;
      if (waiting.length <= MOST && now() - readAt < PAINTED) {
        painting = true;
        painted(() => {
          painting = false;
          readAt = -Infinity;
          go();
        });
        return;
      }
      waiting.shift();
      read(text);
      if (text.includes('"position"')) readAt = now();
    }
  };
  return {
    take(text) {
      waiting.push(text);
      go();
    },
    end() {
      for (const text of waiting.splice(0)) read(text);
    },
  };
}
