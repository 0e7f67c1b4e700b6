import { describe, expect, test } from 'vitest';
import type { ContentChange } from '@vitrine/content/content-answers';
import { createFakeClock, settle } from '../testing/fake-clock.ts';
import { createRefreshScheduler } from './refresh-scheduler.ts';
import type { RefreshOutcome } from './refresh-scheduler.ts';

const POLL = 30_000;

interface BegunRefresh {
  /** The collections of a partial refresh; all when absent. */
  readonly collections: readonly string[] | undefined;
  readonly signal: AbortSignal;
  readonly end: (outcome: RefreshOutcome) => Promise<void>;
}

function setUp(canRefreshChanged: (changes: readonly ContentChange[]) => boolean = () => true) {
  const clock = createFakeClock();
  const begun: BegunRefresh[] = [];
  const refreshes = createRefreshScheduler({
    clock,
    canRefreshChanged,
    nextDelay: () => POLL,
    refresh: (signal, changes) => {
      const { promise, resolve } = Promise.withResolvers<RefreshOutcome>();
      const end = (outcome: RefreshOutcome) => {
        resolve(outcome);
        return settle();
      };
      begun.push({ collections: changes?.map(({ collection }) => collection), signal, end });
      return promise;
    },
  });
  const refresh = (index: number): BegunRefresh => {
    const found = begun[index];
    if (!found) throw new Error(`Look ${index} has not begun.`);
    return found;
  };
  return {
    ...refreshes,
    clock,
    refresh,
    publish: (...collections: string[]) =>
      refreshes.refreshChanged(collections.map((collection) => ({ collection }))),
    /** The refreshes so far. */
    seen: () => begun.map(({ collections }) => collections?.join('+') ?? 'all'),
  };
}

describe('looks at the CMS', () => {
  test('looks at a change at once, and at everything a while later', async () => {
    const { publish, refresh, seen, clock } = setUp();
    publish('menus');
    expect(seen()).toEqual(['menus']);
    await refresh(0).end('swapped');
    await clock.advance(1_999);
    expect(seen()).toEqual(['menus']);
    await clock.advance(1);
    expect(seen()).toEqual(['menus', 'all']);
    await refresh(1).end('unchanged');
    await clock.advance(POLL - 1);
    expect(seen()).toHaveLength(2);
    await clock.advance(1);
    expect(seen()).toEqual(['menus', 'all', 'all']);
  });

  test('gathers the changes that come during a look at changes', async () => {
    const { publish, refresh, seen } = setUp();
    publish('menus');
    publish('articles');
    publish('worlds', 'icons');
    expect(refresh(0).signal.aborted).toBe(false);
    expect(seen()).toEqual(['menus']);
    await refresh(0).end('swapped');
    expect(seen()).toEqual(['menus', 'articles+worlds+icons']);
  });

  test('lets no change wait behind a look at everything, and ignores how that one ends', async () => {
    const { refreshAll, publish, refresh, seen, clock } = setUp();
    const outcomes: RefreshOutcome[] = [];
    void refreshAll().then((outcome) => outcomes.push(outcome));
    publish('menus');
    expect(refresh(0).signal.aborted).toBe(true);
    expect(seen()).toEqual(['all', 'menus']);
    await refresh(0).end('kept');
    expect(seen()).toHaveLength(2);
    await refresh(1).end('swapped');
    await clock.advance(2_000);
    expect(seen()).toEqual(['all', 'menus', 'all']);
    expect(outcomes).toEqual([]);
    await refresh(2).end('unchanged');
    expect(outcomes).toEqual(['unchanged']);
    expect(clock.waiting()).toBe(1);
  });

  test('answers all callers that waited for an abandoned refresh', async () => {
    const { refreshAll, publish, refresh, clock } = setUp();
    const outcomes = [refreshAll(), refreshAll()];
    publish('menus');
    outcomes.push(refreshAll());
    await refresh(1).end('swapped');
    await clock.advance(2_000);
    await refresh(2).end('swapped');
    expect(await Promise.all(outcomes)).toEqual(['swapped', 'swapped', 'swapped']);
  });

  test('does not put off the look at everything for ever', async () => {
    const { publish, refresh, seen, clock } = setUp();
    let refreshes = 0;
    while (!seen().includes('all')) {
      publish('menus');
      await refresh(refreshes).end('swapped');
      refreshes += 1;
      await clock.advance(1_000);
    }
    expect(refreshes).toBe((4 * POLL) / 1_000);
    // Not even the change that is late enough waits behind it.
    expect(seen().slice(-2)).toEqual(['menus', 'all']);
    publish('menus');
    expect(refresh(refreshes).signal.aborted).toBe(false);
    await refresh(refreshes).end('unchanged');
    expect(seen().slice(-2)).toEqual(['all', 'menus']);
  });

  test('refreshes everything when a change cannot be read separately', async () => {
    const { publish, seen, refresh } = setUp((changes) =>
      changes.every(({ collection }) => collection !== 'files'),
    );
    publish('menus', 'files');
    expect(seen()).toEqual(['all']);
    publish('files');
    expect(refresh(0).signal.aborted).toBe(false);
    await refresh(0).end('swapped');
    expect(seen()).toEqual(['all', 'all']);
  });

  test('goes on as after any failure when a change could not be read', async () => {
    const { publish, refresh, seen, clock } = setUp();
    publish('menus');
    await refresh(0).end('kept');
    await clock.advance(POLL);
    expect(seen()).toEqual(['menus', 'all']);
  });

  test('stops for good', async () => {
    const { refreshAll, refreshChanged, refresh, seen, clock, stop } = setUp();
    const running = refreshAll();
    const waiting = refreshAll();
    stop();
    expect(refresh(0).signal.aborted).toBe(true);
    expect(await Promise.all([running, waiting, refreshAll()])).toEqual(['kept', 'kept', 'kept']);
    refreshChanged([{ collection: 'menus' }]);
    await refresh(0).end('kept');
    expect(seen()).toEqual(['all']);
    expect(clock.waiting()).toBe(0);
  });
});
