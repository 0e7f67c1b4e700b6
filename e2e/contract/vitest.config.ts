import { defineConfig } from 'vitest/config';
import { testsBeside } from '../support/server-tests.ts';

/** Questions to a real, seeded CMS: `npx vitest run --config e2e/contract/vitest.config.ts`. */
export default defineConfig({
  test: {
    ...testsBeside(import.meta.url),
    fileParallelism: false,
    hookTimeout: 600_000,
    testTimeout: 120_000,
  },
});
