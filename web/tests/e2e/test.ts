/** Tests against the real program: each worker has one of its own. */

import { test as base } from '@playwright/test';
import { startProgram } from './program';

interface WorkerFixtures {
  /** The address of the program; `TALLGRASS_URL` names one that runs already. */
  readonly server: string;
}

export const test = base.extend<object, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const given = process.env.TALLGRASS_URL;
      if (given) {
        await use(given);
        return;
      }
      const program = await startProgram();
      await use(program.url);
      await program.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => {
    await use(server);
  },
});

export { expect } from '@playwright/test';
