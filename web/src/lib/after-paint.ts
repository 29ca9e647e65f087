/** Waits for what has just been changed to be seen. */

/** How long a frame is waited for: a page that is put away gets none. */
const PATIENCE = 100;

/** What is run after the next frame, all of it at once, so that it is drawn at once too. */
let waiting: (() => void)[] = [];

/** Runs something when the frame that comes next has been painted; at once where nothing is painted. */
export function afterPaint(then: () => void): void {
  if (document.hidden) {
    then();
    return;
  }
  waiting.push(then);
  if (waiting.length > 1) return;
  const mine = waiting;
  const once = () => {
    if (waiting !== mine) return;
    waiting = [];
    for (const each of mine) each();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, PATIENCE);
}
