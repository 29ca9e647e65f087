import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const source = (path: string) => fileURLToPath(new URL(`./src/${path}`, import.meta.url));
const server = process.env.TALLGRASS_SERVER ?? 'http://localhost:7878';

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
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
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true }, '/ws': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
}));
