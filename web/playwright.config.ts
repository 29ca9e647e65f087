/** Scenes without a server: every page and board in named positions. */

import { existsSync } from 'node:fs';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';

const chromium = process.env.CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync);
// Two checkouts that are tested at the same time need two ports.
const port = process.env.SCENES_PORT ?? '4179';
const scenes = `http://localhost:${port}`;

/** Debian's Chromium, as all tests use it. */
export const browser: NonNullable<PlaywrightTestConfig['use']> = {
  locale: 'en-GB',
  launchOptions: {
    ...(chromium ? { executablePath: chromium } : {}),
    // Tests run as root in containers, where Chromium's sandbox cannot.
    args: ['--no-sandbox', '--force-color-profile=srgb'],
  },
};

export default defineConfig({
  testDir: 'tests/scenes',
  outputDir: 'output/playwright',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  retries: 1,
  reporter: [['list']],
  use: { ...browser, baseURL: scenes },
  webServer: {
    command: `npx vite build --mode scenes --logLevel warn && npx vite preview --mode scenes --outDir output/scenes-site --port ${port} --strictPort`,
    url: scenes,
    reuseExistingServer: !process.env.CI,
    timeout: 180_000,
  },
});
