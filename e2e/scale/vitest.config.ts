import { defineConfig } from 'vitest/config';
import { testsBeside } from '../support/server-tests.ts';

/** An installation of many processes: `npx vitest run --config e2e/scale/vitest.config.ts` after a build of the web app. */
export default defineConfig({
  test: {
    ...testsBeside(import.meta.url),
    hookTimeout: 900_000,
    testTimeout: 900_000,
  },
});
