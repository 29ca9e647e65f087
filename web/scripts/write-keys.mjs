/** Writes the type of all message keys from the English catalogues. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from '@fluent/syntax';

const locales = fileURLToPath(new URL('../../locales/', import.meta.url));
const target = fileURLToPath(new URL('../src/lib/i18n/keys.ts', import.meta.url));

const keys = readdirSync(`${locales}en`)
  .filter((file) => file.endsWith('.ftl'))
  .flatMap((file) => parse(readFileSync(`${locales}en/${file}`, 'utf8'), {}).body)
  .filter((entry) => entry.type === 'Message')
  .map((entry) => entry.id.name)
  .sort();

const lines = keys.map((key) => `  | '${key}'`).join('\n');
writeFileSync(
  target,
  `/** Every message, from the English catalogues; written by \`npm run keys\`. */\nexport type Key =\n${lines};\n`,
);
