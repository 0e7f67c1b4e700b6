import { defineConfig } from 'vitest/config';
import { testsBeside } from '../support/server-tests.ts';

/**
 * The built server in bad company: `npx vitest run --config e2e/resilience/vitest.config.ts` after a build.
 */
export default defineConfig({
  test: {
    ...testsBeside(import.meta.url),
    // Most of the time is spent waiting for a bad CMS.
    maxWorkers: 2,
    hookTimeout: 60_000,
    testTimeout: 60_000,
  },
});
