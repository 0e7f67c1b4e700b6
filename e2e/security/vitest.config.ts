import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Attacks on the built server: `npx vitest run --config e2e/security/vitest.config.ts`. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['*.test.ts'],
    environment: 'node',
    // Several runs of one folder go on at once, and one would take the kept modules of another away.
    fsModuleCache: false,
    fileParallelism: false,
    hookTimeout: 90_000,
    // On a machine that does much besides.
    testTimeout: 400_000,
  },
});
