import { defineConfig } from 'vitest/config';
import { testsBeside } from '../support/server-tests.ts';

/** The stand, from its zip to its leads: `npx vitest run --config e2e/stand/vitest.config.ts` after a build of the web app. */
export default defineConfig({
  test: {
    ...testsBeside(import.meta.url),
    // Node's program alone takes half a minute to pack on a busy machine.
    hookTimeout: 600_000,
    testTimeout: 300_000,
  },
});
