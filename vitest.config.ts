import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: { '~': fileURLToPath(new URL('apps/web/app', import.meta.url)) },
  },
  test: {
    include: ['{packages,apps/web,scripts,demo,bench}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // A machine that does much besides is no failure: how fast something is the benchmarks say.
    testTimeout: 20_000,
    // Several runs of one folder go on at once, and one would take the kept modules of another away.
    fsModuleCache: false,
    fakeTimers: { shouldAdvanceTime: false },
  },
});
