/** Waits for what has just been changed to be seen. */

/** How long a frame is waited for: a page that is put away gets none. */
const PATIENCE = 100;

/** Runs something when the frame that comes next has been painted; at once where nothing is painted. */
export function afterPaint(then: () => void): void {
  if (document.hidden) {
    then();
    return;
  }
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    then();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, PATIENCE);
}
