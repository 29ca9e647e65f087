/** Adds up what a first visit to "play now" transfers, compressed as the server would, and fails above the budget. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const BUDGET = 250 * 1024;
const dist = fileURLToPath(new URL('../dist/', import.meta.url));
if (!existsSync(dist)) throw new Error('run `npm run build` first');

const assets = readdirSync(`${dist}assets`);
const text = (name) => readFileSync(`${dist}assets/${name}`, 'utf8');

/** Everything that a script names: what it imports, now or later. */
function reach(entry, seen = new Set()) {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  for (const [, name] of text(entry).matchAll(/["'`](?:\.\/|assets\/)([\w.-]+\.js)["'`]/g)) {
    if (assets.includes(name) && wanted(name)) reach(name, seen);
  }
  return seen;
}

/** A first visit speaks one language and opens home, table and the game; the largest catalogues stand for all. */
const OTHER = /^(Tables|NewTable|Replays|Rules|Profile|Settings|Account|Sessions|Scene)-/;
const catalogues = ['app', 'table', 'wind-river'].map((name) => {
  const files = assets.filter(
    (file) =>
      new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file) &&
      /^(const|var|let) |export/.test(text(file)) &&
      text(file).includes(' = '),
  );
  return files.sort((a, b) => text(b).length - text(a).length)[0];
});
const isCatalogue = (name) =>
  /^(app|table|wind-river|wind-river-rules)-/.test(name) && text(name).slice(0, 40).includes('#');
function wanted(name) {
  if (OTHER.test(name)) return false;
  return !isCatalogue(name) || catalogues.includes(name);
}

const entry = /assets\/(index-[\w-]+\.js)/.exec(readFileSync(`${dist}index.html`, 'utf8'))?.[1];
const files = [
  ...[...reach(entry)].map((name) => `assets/${name}`),
  ...assets.filter((name) => /\.(css|woff2|svg)$/.test(name)).map((name) => `assets/${name}`),
  'index.html',
  'theme.js',
  'manifest.webmanifest',
  'icons/icon.svg',
];

let total = 0;
let gzip = 0;
for (const file of files) {
  const bytes = readFileSync(dist + file);
  const packed = file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length;
  total += packed;
  gzip += file.endsWith('.woff2') ? bytes.length : gzipSync(bytes).length;
}
const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;
console.log(
  `first visit: ${files.length} files, ${kib(total)} (brotli), ${kib(gzip)} (gzip), budget ${kib(BUDGET)}`,
);
if (gzip > BUDGET) process.exitCode = 1;
