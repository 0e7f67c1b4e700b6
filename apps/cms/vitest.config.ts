import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** `npx vitest run --config apps/cms/vitest.config.ts`: each file that needs one starts a real Strapi of its own. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['{tests,src}/**/*.test.ts'],
    environment: 'node',
    // Several runs of one folder go on at once, and one would take the kept modules of another away.
    fsModuleCache: false,
    fileParallelism: false,
    hookTimeout: 300_000,
    testTimeout: 60_000,
  },
});
