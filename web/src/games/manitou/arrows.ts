/** Arrow keys go from one button of a group to the next, also around the end. */

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Makes a group of buttons walkable by arrow keys. */
export function arrows(group: HTMLElement): () => void {
  const onkeydown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const buttons = [...group.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = buttons[(at + step + buttons.length) % buttons.length];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };
  group.addEventListener('keydown', onkeydown);
  return () => {
    group.removeEventListener('keydown', onkeydown);
  };
}
