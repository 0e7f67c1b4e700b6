import { openChangedShowroom } from './changed-showroom.ts';
import type { ChangedShowroom } from './changed-showroom.ts';
import { test } from './test.ts';

/**
 * The test of journeys that walk through a changed showroom: each worker opens one of its own, and addresses without
 * an origin are in it.
 *
 * @param changed what {@link openChangedShowroom} takes
 */
export function testIn(...changed: Parameters<typeof openChangedShowroom>) {
  return test.extend<object, { readonly showroom: ChangedShowroom }>({
    showroom: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
      async ({}, provide) => {
        const showroom = await openChangedShowroom(...changed);
        await provide(showroom);
        await showroom.stop();
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ showroom }, provide) => {
      await provide(showroom.url);
    },
  });
}
