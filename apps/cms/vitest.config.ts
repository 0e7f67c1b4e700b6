import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** A server that lets databases be made: every file then runs on Postgres as well as on SQLite. */
const SERVER = process.env['DATABASE_URL'] ?? '';
const DATABASES = SERVER === '' ? ['sqlite'] : ['sqlite', 'postgres'];

/** No test uses the database that the address itself names: a test that requests none gets an SQLite of its own. */
function envOf(database: string) {
  return {
    DATABASE_URL: '',
    TEST_DATABASE: database,
    TEST_DATABASE_SERVER: SERVER,
  };
}

/** `npx vitest run --config apps/cms/vitest.config.ts`: each file starts a real Strapi of its own, or a program of the CMS. Unit tests stand beside their files in `src`. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['tests/**/*.test.ts'],
    environment: 'node',
    // Several runs of one folder go on at once, and one would take the kept modules of another away.
    fsModuleCache: false,
    // Each starts a Strapi: 400 MB and a core.
    maxWorkers: 2,
    globalSetup: ['./tests/global-setup.ts'],
    hookTimeout: 300_000,
    testTimeout: 60_000,
    projects: DATABASES.map((name) => ({ extends: true, test: { name, env: envOf(name) } })),
  },
});
