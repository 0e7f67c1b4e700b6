import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * The built server in bad company: `npx vitest run --config e2e/resilience/vitest.config.ts` after a build.
 */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['*.test.ts'],
    environment: 'node',
    // Several runs of one folder go on at once, and one would take the kept modules of another away.
    fsModuleCache: false,
    // Most of the time is spent waiting for a bad CMS.
    maxWorkers: 2,
    hookTimeout: 60_000,
    testTimeout: 60_000,
  },
});
