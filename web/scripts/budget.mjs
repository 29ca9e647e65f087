/** Adds up what a first visit to "play now" transfers, compressed as the server would, and fails above the budget. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const BUDGET = 250 * 1024;
const dist = fileURLToPath(new URL('../dist/', import.meta.url));
if (!existsSync(dist)) throw new Error('run `npm run build` first');

const assets = readdirSync(`${dist}assets`);
const text = (name) => readFileSync(`${dist}assets/${name}`, 'utf8');

/** A script and everything that it cannot run without; what it may ask for later is not among it. */
function reach(entry, seen = new Set()) {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  for (const [, name] of text(entry).matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) {
    if (assets.includes(name)) reach(name, seen);
  }
  return seen;
}

/** The scripts that are called so, the largest first. */
const called = (name) =>
  assets
    .filter((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file))
    .sort((a, b) => text(b).length - text(a).length);
const isCatalogue = (file) => /^var \w+=`# /.test(text(file));

/** A first visit opens home, table and the game, and speaks one language; the largest catalogues stand for all. */
const entry = /src="\/assets\/([\w-]+\.js)"/.exec(readFileSync(`${dist}index.html`, 'utf8'))?.[1];
const parts = [
  entry,
  called('TablePage')[0],
  called('wind-river').find((file) => !isCatalogue(file)),
  ...['app', 'table', 'wind-river'].map((name) => called(name).find(isCatalogue)),
];
if (parts.some((part) => part === undefined)) throw new Error(`something is missing: ${parts.join(', ')}`);
const scripts = new Set(parts.flatMap((part) => [...reach(part)]));
const files = [
  ...[...scripts].map((name) => `assets/${name}`),
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
