/** What one has laid out oneself, said to oneself: "You pay 2 bison." */

import type { Key } from '$lib/i18n/keys';
import type { BisonHand } from './hand.svelte';
import { tell } from './words';

const OWN: Partial<Record<Key, Key>> = {
  'bison-log-bought': 'bison-own-bought',
  'bison-log-traded': 'bison-own-traded',
  'bison-log-placed': 'bison-own-placed',
  'bison-log-arrived': 'bison-own-arrived',
  'bison-log-built': 'bison-own-built',
  'bison-log-enlarged': 'bison-own-enlarged',
  'bison-log-shrunk': 'bison-own-shrunk',
  'bison-log-removed': 'bison-own-removed',
  'bison-log-gathered': 'bison-own-gathered',
  'bison-log-stepped': 'bison-own-stepped',
  'bison-log-trekked': 'bison-own-trekked',
  'bison-log-skipped': 'bison-own-skipped',
  'bison-log-paid': 'bison-own-paid',
  'bison-log-gained': 'bison-own-gained',
  'bison-log-gain-forgone': 'bison-own-gain-forgone',
  'bison-log-overflowed': 'bison-own-overflowed',
};

/** What the plan does, line by line; not what others would come to by it. */
export function planLines({ plan, people, view, table }: BisonHand): string[] {
  const mine = plan
    .at(-1)
    ?.seen.effects.filter(({ effect }) => 'seat' in effect && effect.seat === table.viewer);
  return tell(mine ?? [], { people, board: view.board, own: OWN }).map((line) => line.text);
}
