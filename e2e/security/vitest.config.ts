import { defineConfig } from 'vitest/config';
import { testsBeside } from '../support/server-tests.ts';

/** The files that measure how long an answer takes. */
const TIMED = ['hostile.test.ts'];

const { include, ...shared } = testsBeside(import.meta.url);

/** Attacks on the built server: `npx vitest run --config e2e/security/vitest.config.ts`. */
export default defineConfig({
  test: {
    ...shared,
    // Each file has a server of its own, which lets it wait: invented addresses get a tenth of the server's time.
    maxWorkers: 3,
    hookTimeout: 90_000,
    // On a machine that does much besides.
    testTimeout: 400_000,
    projects: [
      { extends: true, test: { name: 'attacks', include, exclude: TIMED, sequence: { groupOrder: 0 } } },
      { extends: true, test: { name: 'timed', include: TIMED, sequence: { groupOrder: 1 } } },
    ],
  },
});
