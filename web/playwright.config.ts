import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const chromium = process.env.CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync);
const scenes = 'http://localhost:4179';

/** The real server's address, for the end-to-end tests; they start one themselves if it is not given. */
const server = process.env.TALLGRASS_URL;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'output/playwright',
  workers: 2,
  fullyParallel: true,
  reporter: [['list']],
  use: {
    locale: 'en-GB',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      // Tests run as root in containers, where Chromium's sandbox cannot.
      args: ['--no-sandbox', '--force-color-profile=srgb'],
    },
  },
  projects: [
    { name: 'scenes', testDir: 'tests/scenes', use: { baseURL: scenes } },
    { name: 'e2e', testDir: 'tests/e2e', use: { baseURL: server ?? 'http://localhost:7878' } },
  ],
  webServer: {
    command:
      'npx vite build --mode scenes --logLevel warn && npx vite preview --mode scenes --outDir output/scenes-site --port 4179 --strictPort',
    url: scenes,
    reuseExistingServer: true,
    timeout: 120_000,
  },
});
