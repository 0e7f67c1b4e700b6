import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Questions to a real, seeded CMS: `npx vitest run --config e2e/contract/vitest.config.ts`. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    hookTimeout: 600_000,
    testTimeout: 120_000,
  },
});
