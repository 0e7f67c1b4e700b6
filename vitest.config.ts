import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: {
      '~': fileURLToPath(new URL('apps/web/app', import.meta.url)),
      // As in the showroom's build: texts are compiled before they are formatted.
      'use-intl/format-message': 'use-intl/format-message/format-only',
    },
  },
  test: {
    include: ['{packages,apps/web,scripts,demo,bench}/**/*.test.{ts,tsx}'],
    environment: 'node',
    server: { deps: { inline: ['use-intl'] } },
    // Ends what hangs; how fast something is the benchmarks say. The slowest tests read hostile texts and make
    // content up: 2 to 4 s each on two cores, and more than 5 s beside two other busy programs.
    testTimeout: 20_000,
    // Several runs of one folder go on at once, and one would take the kept modules of another away.
    fsModuleCache: false,
    fakeTimers: { shouldAdvanceTime: false },
  },
});
