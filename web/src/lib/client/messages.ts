/** The table's messages, as they are made from its own types, and what only games can read in them. */

import type { Json, Order, Refusal, Snapshot } from '$lib/generated/messages';

export * from '$lib/generated/messages';

/** Leaves members out of each member of a union. */
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** What people ask a table to do. */
export type Command = Without<Order, 'id' | 'seq'>;

/** Why a table does not do something; a game's refusal is another thing. */
export type TableRefusal = Refusal;

/** The changing parts of a table: in the snapshot all, in an update those that have changed. */
export type Parts = Pick<Snapshot, 'stage' | 'rated' | 'host' | 'seats' | 'position' | 'clocks' | 'requests'>;

/** How a game ended, as the record says it. */
export interface Result {
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  readonly detail: unknown;
}

const isRecord = (json: Json): json is Record<string, unknown> => typeof json === 'object' && json !== null;

/** The moves of a legal list; a game that offers them in another form reads that itself. */
export function movesOf(legal: Json): readonly unknown[] {
  return isRecord(legal) && Array.isArray(legal.moves) ? legal.moves : [];
}

/** What a game offers where it does not list its moves. */
export function menuOf(legal: Json): unknown {
  return isRecord(legal) && !('moves' in legal) ? legal : undefined;
}

/** A result that a server sent. */
export function resultOf(json: Json): Result {
  const numbers = (value: unknown) => (Array.isArray(value) ? value.map(Number) : []);
  if (!isRecord(json)) return { ranks: [], scores: [], detail: null };
  return { ranks: numbers(json.ranks), scores: numbers(json.scores), detail: json.detail ?? null };
}
