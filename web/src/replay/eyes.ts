/** Whose eyes a game is looked back at with. */

/** Everything open, what everybody could see, or one seat's own view. */
export type Eyes = 'all' | 'watch' | number;

/** The eyes that an address asks for. */
export function readEyes(text: string | null): Eyes {
  if (text === 'watch') return 'watch';
  const seat = Number(text);
  return text !== null && /^\d$/.test(text) ? seat : 'all';
}

/** What an address says of them; nothing for everything open. */
export const writeEyes = (eyes: Eyes): string | null => (eyes === 'all' ? null : String(eyes));
