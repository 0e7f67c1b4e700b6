import { openChangedShowroom } from './changed-showroom.ts';
import { test } from './test.ts';

/** A showroom that a file opens for its tests. */
interface Opened {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * The test of journeys that walk through a showroom of their own: the first test of the file opens it, those of the
 * next file end it, and addresses without an origin are in it.
 *
 * It is no worker fixture of the file: Playwright gives every set of those another worker, with another browser.
 */
export function testWith<Showroom extends Opened>(open: () => Promise<Showroom>) {
  let opened: Showroom | undefined;
  const close = async (): Promise<void> => {
    const last = opened;
    opened = undefined;
    await last?.stop();
  };
  return test.extend<{ readonly showroom: Showroom }>({
    showroom: async ({ ownShowroom }, provide) => {
      if (opened === undefined) {
        await ownShowroom.replace(close);
        opened = await open();
      }
      await provide(opened);
    },
    baseURL: async ({ showroom }, provide) => {
      await provide(showroom.url);
    },
  });
}

/** {@link testWith} the demo's content, changed: see {@link openChangedShowroom}. */
export function testIn(...changed: Parameters<typeof openChangedShowroom>) {
  return testWith(() => openChangedShowroom(...changed));
}
