/** A moment of a replay, as an address names it. */

import { readEyes, writeEyes, type Eyes } from './eyes';

export interface Moment {
  /** How many events have happened. */
  readonly ply: number;
  readonly eyes: Eyes;
  /** Which game of the record, from 0. */
  readonly game: number;
}

const natural = (text: string | null): number => (text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 0);

/** The moment that an address's question names. */
export const readMoment = (query: URLSearchParams): Moment => ({
  ply: natural(query.get('ply')),
  eyes: readEyes(query.get('seat')),
  game: natural(query.get('game')),
});

/** The question that names a moment, with its mark; empty for the beginning with everything open. */
export function writeMoment({ ply, eyes, game }: Moment): string {
  const query = new URLSearchParams();
  if (ply > 0) query.set('ply', String(ply));
  const seat = writeEyes(eyes);
  if (seat !== null) query.set('seat', seat);
  if (game > 0) query.set('game', String(game));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
