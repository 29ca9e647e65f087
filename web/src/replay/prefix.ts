/** The beginning of a record: its header and first events. */

interface Line {
  readonly tallgrass?: unknown;
  readonly chance?: unknown;
  readonly move?: unknown;
}

/** The header of game number `game` of a record and its first events, as text; null if there are not so many. */
export function prefix(record: string, game: number, events: number): string | null {
  let at = -1;
  const kept: string[] = [];
  for (const text of record.split('\n')) {
    if (text.trim() === '') continue;
    const line = JSON.parse(text) as Line;
    if (line.tallgrass !== undefined) {
      at += 1;
      if (at === game) kept.push(text);
    } else if (
      at === game &&
      kept.length <= events &&
      (line.chance !== undefined || line.move !== undefined)
    ) {
      kept.push(text);
    }
    if (at > game) break;
  }
  return kept.length === events + 1 ? `${kept.join('\n')}\n` : null;
}
