import { defineConfig } from 'vitest/config';
import { testsBeside } from '../support/server-tests.ts';

/** What deploy/ says, started: `npx vitest run --config e2e/deploy/vitest.config.ts` after a build of the web app and the CMS. */
export default defineConfig({
  test: {
    ...testsBeside(import.meta.url),
    // The image of the CMS has nearly a gigabyte.
    hookTimeout: 600_000,
    testTimeout: 300_000,
  },
});
