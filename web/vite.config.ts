import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const source = (path: string) => fileURLToPath(new URL(`./src/${path}`, import.meta.url));
const server = process.env.TALLGRASS_SERVER ?? 'http://localhost:7878';

/** The parts that a first game is made of, and that run nearly whole at once. */
const AT_ONCE = /^(first|frame|wind-river|manitou|bison)$/;

/** Has a browser that can compile these parts whole while they come, beside the page's own thread. */
const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  enforce: 'post',
  apply: 'build',
  generateBundle: {
    // The comment is heeded on the first line alone, and Vite adds one of its own until late.
    order: 'post',
    handler(_, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk' || !AT_ONCE.test(part.name) || part.facadeModuleId?.endsWith('?raw'))
          continue;
        part.code = `//# allFunctionsCalledOnLoad\n${part.code}`;
      }
    },
  },
};

/** Tells `theme.js` where the words of each language are, so that they come together with the first script. */
const wordsAhead: Plugin = {
  name: 'words-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const words: Record<string, string[]> = {};
      for (const part of Object.values(bundle ?? {})) {
        if (part.type !== 'chunk') continue;
        const language = /locales\/(\w+)\/(app|table)\.ftl/.exec(part.facadeModuleId ?? '')?.[1];
        if (language) (words[language] ??= []).push(`/${part.fileName}`);
      }
      return html.replace('src="/theme.js"', `$& data-words='${JSON.stringify(words)}'`);
    },
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), compiledAhead, wordsAhead],
  resolve: {
    alias: { $lib: source('lib'), $ui: source('lib/ui'), $games: source('games') },
    // Vitest must take Svelte's client build, not the one for servers.
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  define: { __SCENES__: JSON.stringify(mode !== 'production') },
  build: {
    target: 'es2022',
    // The server forbids data: addresses for scripts and fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    outDir: mode === 'scenes' ? 'output/scenes-site' : 'dist',
    emptyOutDir: true,
    // One small style sheet is fetched sooner than a dozen tiny ones.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs comes in one file: a dozen small ones cost more to ask for than to read.
            { name: 'first', tags: ['$initial'], priority: 2 },
            // The frame of a table, with what games and replays share of it.
            {
              name: 'frame',
              test: /src[\\/](table[\\/]TablePage\.svelte|games[\\/]game-ui\.ts|lib[\\/]motion\.ts)/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true }, '/ws': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
}));
