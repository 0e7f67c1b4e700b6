import { defineConfig } from 'vitest/config';
import { testsBeside } from '../support/server-tests.ts';

/** Attacks on the built server: `npx vitest run --config e2e/security/vitest.config.ts`. */
export default defineConfig({
  test: {
    ...testsBeside(import.meta.url),
    fileParallelism: false,
    hookTimeout: 90_000,
    // On a machine that does much besides.
    testTimeout: 400_000,
  },
});
