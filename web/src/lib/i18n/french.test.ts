/** French sets a space before its tall marks and inside its quotation marks, and no line may end there. */

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../../../locales/fr');
/** What is written for readers: no comments, and no examples of files. */
const lines = readdirSync(folder)
  .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
  .filter((line) => line !== '' && !/^(#|[\w-]+-example )/.test(line))
  .map((line) => line.replace('{"\\u00A0"}', '\u00A0'));

it('french_keeps_its_marks_with_their_words', () => {
  expect(lines.length).toBeGreaterThan(1000);
  expect(lines.filter((line) => /(?<!\u00A0)[;:!?»]|«(?!\u00A0)/.test(line))).toEqual([]);
});

it('french_writes_its_apostrophes_round', () => {
  expect(lines.filter((line) => line.includes("'"))).toEqual([]);
});
