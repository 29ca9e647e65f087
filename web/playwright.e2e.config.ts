/** The real program in a real browser; the tests start both. */

import { defineConfig } from '@playwright/test';
import { browser } from './playwright.config';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'output/e2e',
  workers: 2,
  fullyParallel: true,
  // Nothing is measured in time: the limits are for machines that are busy with other things.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // A browser that a busy machine starves is asked once more; the report then says "flaky".
  retries: 1,
  reporter: [['list']],
  use: { ...browser, actionTimeout: 30_000 },
});
