import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: { '~': fileURLToPath(new URL('apps/web/app', import.meta.url)) },
  },
  test: {
    include: ['{packages,apps/web,scripts,demo,bench}/**/*.test.{ts,tsx}'],
    environment: 'node',
    fakeTimers: { shouldAdvanceTime: false },
  },
});
