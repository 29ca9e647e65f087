/**
 * Keeps the keyboard at the table: when what has the focus goes away, because it was used, the board gets it.
 *
 * Otherwise whoever plays by keyboard would begin again at the top of the page after every button.
 */
export function keepFocus(frame: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  const watcher = new MutationObserver(() => {
    if (last === null || document.activeElement !== document.body) return;
    const gone = !last.isConnected || (last instanceof HTMLButtonElement && last.disabled);
    if (!gone) return;
    last = null;
    watcher.disconnect();
    focusBoard();
  });
  // Without a focus to lose nothing is watched: every change under the frame would be written down.
  const remember = (event: FocusEvent) => {
    last = event.target instanceof HTMLElement ? event.target : null;
    if (last === null) watcher.disconnect();
    else watcher.observe(frame, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  };
  frame.addEventListener('focusin', remember);
  return () => {
    frame.removeEventListener('focusin', remember);
    watcher.disconnect();
  };
}

/** Gives the focus to the place of the board where it was last: after a button that asks for a place. */
export function focusBoard(): void {
  const place = document.querySelector<HTMLElement | SVGElement>('[role="grid"] [tabindex="0"]');
  place?.focus({ preventScroll: true });
}
