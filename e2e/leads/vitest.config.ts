import { defineConfig } from 'vitest/config';
import { testsBeside } from '../support/server-tests.ts';

/** Contact requests through everything: `npx vitest run --config e2e/leads/vitest.config.ts` after a build of the web app. */
export default defineConfig({
  test: {
    ...testsBeside(import.meta.url),
    hookTimeout: 300_000,
    testTimeout: 300_000,
  },
});
