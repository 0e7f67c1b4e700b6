import { defineConfig } from 'vitest/config';
import { testsBeside } from '../../support/server-tests.ts';

/** Attacks on a real CMS: `npx vitest run --config e2e/security/cms/vitest.config.ts`. */
export default defineConfig({
  test: {
    ...testsBeside(import.meta.url),
    globalSetup: ['../../../apps/cms/tests/global-setup.ts'],
    fileParallelism: false,
    // Each file starts a CMS of its own, on a machine that does much besides.
    hookTimeout: 900_000,
    testTimeout: 300_000,
  },
});
