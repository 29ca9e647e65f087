/** What the keyboard does in a replay. */

import type { Player } from './player.svelte';
import type { ReplayTable } from './replay-table.svelte';

/** Whether the key belongs to what it is pressed at: somebody types, chooses, walks about, or presses a button. */
function isTaken({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  const own = 'input, select, textarea, dialog, [role="grid"], [role="application"]';
  return target.closest(key === ' ' ? `${own}, button, a` : own) !== null;
}

/** Does what a key asks for; tells whether it was asked for something. */
export function press(event: KeyboardEvent, table: ReplayTable, player: Player): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (isTaken(event)) return false;
  const go = (run: () => Promise<void>) => {
    player.pause();
    void run();
  };
  switch (event.key) {
    case ' ':
      player.toggle();
      return true;
    case 'ArrowRight':
      go(() => (event.shiftKey ? table.stepTurn(1) : table.step(1)));
      return true;
    case 'ArrowLeft':
      go(() => (event.shiftKey ? table.stepTurn(-1) : table.step(-1)));
      return true;
    case 'PageDown':
      go(() => table.stepTurn(1));
      return true;
    case 'PageUp':
      go(() => table.stepTurn(-1));
      return true;
    case 'Home':
      go(() => table.go(0));
      return true;
    case 'End':
      go(() => table.go(table.events));
      return true;
    default:
      return false;
  }
}
