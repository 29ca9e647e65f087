/** What taking back takes along, in words. */

import { t } from '$lib/i18n/words.svelte';
import type { UndoChoice } from '$lib/client/messages';
import type { Person } from '$games/game-ui';
import type { LiveTable } from './live-table.svelte';

/** Those who have moved since the move that would be taken back. */
export function othersSince(table: LiveTable, choice: UndoChoice): readonly Person[] {
  const seats = new Set(table.deeds.slice(choice.keep).map((deed) => deed.seat));
  return table.people.filter((person) => person.seat !== table.viewer && seats.has(person.seat));
}

/** What was just taken back: the first seat's move, whatever others did after it; empty if nothing was. */
export function undoneWords(table: LiveTable): string {
  const { deeds, view } = table.undone ?? { deeds: [], view: null };
  const seat = deeds.find((deed) => deed.seat !== null)?.seat;
  if (seat === undefined) return '';
  const others = deeds.findIndex((deed) => deed.seat !== null && deed.seat !== seat);
  const own = others === -1 ? deeds : deeds.slice(0, others);
  const [first] = table.game.tell(
    own.flatMap((deed) => deed.effects),
    table.people,
    view,
  );
  return first ? t('undo-done', { what: first.text }) : '';
}
