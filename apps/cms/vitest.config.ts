import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Every file runs on SQLite, and once more on Postgres when `DATABASE_URL` names a server that lets databases be made. */
const DATABASES = process.env['DATABASE_URL'] ? ['sqlite', 'postgres'] : ['sqlite'];

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
    projects: DATABASES.map((name) => ({ extends: true, test: { name, env: { TEST_DATABASE: name } } })),
  },
});
