import { describe, expect, test } from 'vitest';
import { createBundle } from '../testing/bundle.ts';
import { settle } from '../testing/fake-clock.ts';
import { createFakeLogger } from '../testing/fake-logger.ts';
import { createDiskKeeper } from './keep-on-disk.ts';

describe('the disk keeper', () => {
  test('writes one bundle at a time, and of those that wait only the newest', async () => {
    const writes: { readonly version: string; readonly end: PromiseWithResolvers<void> }[] = [];
    const keeper = createDiskKeeper({
      save: ({ version }) => {
        const end = Promise.withResolvers<void>();
        writes.push({ version, end });
        return end.promise;
      },
      logger: createFakeLogger(),
    });
    for (const version of ['one', 'two', 'three']) keeper.keep(createBundle(version));
    await settle();
    expect(writes.map(({ version }) => version)).toEqual(['one']);
    const events: string[] = [];
    const settled = keeper.settled().then(() => events.push('settled'));
    writes[0]?.end.resolve();
    await settle();
    expect(writes.map(({ version }) => version)).toEqual(['one', 'three']);
    events.push('written');
    writes[1]?.end.resolve();
    await settled;
    expect(events).toEqual(['written', 'settled']);
    keeper.keep(createBundle('four'));
    expect(writes.map(({ version }) => version)).toEqual(['one', 'three', 'four']);
  });

  test('says once that it cannot write, and again after it could', async () => {
    const logger = createFakeLogger();
    let isFull = true;
    const keeper = createDiskKeeper({
      save: async () => {
        if (isFull) throw new Error('No space left on device.');
      },
      logger,
    });
    const keepAnother = async (): Promise<void> => {
      keeper.keep(createBundle());
      await keeper.settled();
    };
    await keepAnother();
    await keepAnother();
    expect(logger.lines.filter(({ level }) => level === 'error')).toHaveLength(1);
    isFull = false;
    await keepAnother();
    isFull = true;
    await keepAnother();
    expect(logger.lines.filter(({ level }) => level === 'error')).toHaveLength(2);
  });
});
