/** Golden games: traces of another implementation, without what only a trace has. */

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

function golden(path: string): string {
  const lines = gunzipSync(readFileSync(path)).toString('utf8').trim().split('\n');
  const next = lines.findIndex((line, index) => index > 0 && line.startsWith('{"tallgrass"'));
  const first = next < 0 ? lines : lines.slice(0, next);
  return first.filter((line) => !/^\{"(legal|state)"/.test(line)).join('\n') + '\n';
}

export const GOLDEN = {
  'wind-river': golden('../crates/wind-river/tests/traces/wind-river-3.jsonl.gz'),
  manitou: golden('../crates/manitou/tests/traces/manitou-3-choice.jsonl.gz'),
  bison: golden('../crates/bison/tests/traces/bison-2-basic.jsonl.gz'),
};

export type Game = keyof typeof GOLDEN;
export const GAMES = Object.keys(GOLDEN) as Game[];
