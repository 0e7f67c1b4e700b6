import { describe, expect, test, vi } from 'vitest';
import type { MirrorResult } from '../media/mirror.ts';
import type { PublishedBundle } from '../snapshot/manager.ts';
import { createBundle } from '../testing/bundle.ts';
import { createFakeLogger } from '../testing/fake-logger.ts';
import { createAfterSwap } from './after-swap.ts';

function published(origin: PublishedBundle['origin']): PublishedBundle {
  return {
    bundle: createBundle(),
    origin,
    since: 0,
  };
}

function setUp(fetched: number) {
  const warmUp = vi.fn<() => Promise<void>>(async () => {});
  const mirror = vi.fn<() => Promise<MirrorResult>>(async () => ({ fetched, missing: 0 }));
  const logger = createFakeLogger();
  const warmSearch = vi.fn<() => Promise<void>>(async () => {});
  return { warmUp, mirror, logger, afterSwap: createAfterSwap({ warmUp, mirror, warmSearch, logger }) };
}

describe('after a swap', () => {
  test('copies media only of content that came from the CMS', async () => {
    const { afterSwap, warmUp, mirror } = setUp(0);
    await afterSwap(published('shipped'));
    expect(warmUp).toHaveBeenCalledTimes(1);
    expect(mirror).not.toHaveBeenCalled();
  });

  test('makes new media ready as well', async () => {
    const { afterSwap, warmUp, mirror } = setUp(2);
    await afterSwap(published('cms'));
    expect(mirror).toHaveBeenCalledTimes(1);
    expect(warmUp).toHaveBeenCalledTimes(2);
  });

  test('logs what goes wrong and never rejects: an unhandled rejection would end the server', async () => {
    const { afterSwap, warmUp, logger } = setUp(0);
    warmUp.mockRejectedValueOnce(new Error('the disk went away'));
    await expect(afterSwap(published('cms'))).resolves.toBeUndefined();
    expect(logger.lines).toHaveLength(1);
  });
});
