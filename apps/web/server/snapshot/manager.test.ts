import { describe, expect, test, vi } from 'vitest';
import type { ContentBundle } from '@vitrine/content/bundle';
import { ContentError } from '@vitrine/content/errors';
import { createBundle } from '../testing/bundle.ts';
import { createFakeClock, settle } from '../testing/fake-clock.ts';
import { createFakeLogger } from '../testing/fake-logger.ts';
import { createSnapshotManager } from './manager.ts';
import type { PublishedBundle } from './manager.ts';
import type { SnapshotSources } from './sources.ts';

function missing() {
  return Promise.reject(new ContentError('noBundle', 'There is none.'));
}

function setUp(over: Partial<SnapshotSources>) {
  const clock = createFakeClock();
  const logger = createFakeLogger();
  const saveToDisk = vi.fn<SnapshotSources['saveToDisk']>(async () => {});
  const sources = {
    loadFromCms: missing,
    readFromDisk: missing,
    readShipped: async () => createBundle('shipped'),
    saveToDisk,
    canLoad: () => false,
    noteShown: () => {},
    readAllNext: () => {},
    readTakenBack: async () => ({ explained: [] }),
    ...over,
  };
  const manager = createSnapshotManager({ sources, sealVersion: String, clock, logger, random: () => 0.5 });
  return { manager, clock, logger, saveToDisk };
}

describe('the snapshot manager', () => {
  test('answers from disk without waiting for the CMS', async () => {
    const { manager } = setUp({
      loadFromCms: () => new Promise(() => {}),
      readFromDisk: async () => createBundle('kept'),
    });
    await manager.start();
    expect(manager.current()).toMatchObject({ origin: 'disk', bundle: { version: 'kept' } });
  });

  test('answers with the shipped content when the disk holds none', async () => {
    const { manager } = setUp({});
    await manager.start();
    expect(manager.current()).toMatchObject({ origin: 'shipped', bundle: { version: 'shipped' } });
  });

  test('says when the content on disk is there but cannot be used', async () => {
    const { manager, logger } = setUp({
      loadFromCms: () => new Promise(() => {}),
      readFromDisk: () => Promise.reject(new ContentError('unreadableBundle', 'It is torn.')),
    });
    await manager.start();
    expect(manager.current()?.origin).toBe('shipped');
    expect(logger.lines.filter(({ level }) => level === 'warn')).toMatchObject([
      { details: { reason: 'It is torn.' } },
    ]);
  });

  test('says so and is ready when there is no content at all', async () => {
    const { manager, logger } = setUp({ readShipped: missing });
    await manager.start();
    expect(manager.current()).toBeUndefined();
    expect(logger.lines.some(({ sentence }) => sentence.includes('waits for the CMS'))).toBe(true);
  });

  test('says once that the CMS gives no interface texts, and once that it gives them again (spec 7.17)', async () => {
    // "A failure to load translations is logged and defaults are used." (specification section 7)
    let areTextsGiven = false;
    const says = { key: 'report.textsUnreadable' } as const;
    const { manager, logger } = setUp({
      loadFromCms: async () => ({
        ...createBundle('new'),
        reports: areTextsGiven ? [] : [{ path: 'ui-translation', kind: 'unreadableEndpoint', says }],
      }),
    });
    await manager.start();
    await manager.reload();
    await manager.reload();
    expect(manager.current()).toMatchObject({ origin: 'cms' });
    areTextsGiven = true;
    await manager.reload();
    const logged = logger.lines.filter(({ sentence }) => sentence.includes('interface texts'));
    expect(logged.map(({ level }) => level)).toEqual(['warn', 'info']);
  });

  test('swaps to the CMS and keeps it on disk', async () => {
    const { manager, saveToDisk } = setUp({ loadFromCms: async () => createBundle('new') });
    const seen: string[] = [];
    manager.onChange(({ bundle }) => seen.push(bundle.version));
    await manager.start();
    expect(await manager.reload()).toBe('unchanged');
    expect(manager.current()).toMatchObject({ origin: 'cms', bundle: { version: 'new' } });
    expect(seen).toEqual(['shipped', 'new']);
    expect(saveToDisk.mock.calls.map(([bundle]) => bundle.version)).toEqual(['new']);
  });

  test('notifies no page when the CMS has what is shown already, but takes over its access codes', async () => {
    const { manager, saveToDisk } = setUp({
      readShipped: async () => ({
        ...createBundle('same'),
        serverOnly: { accessCodes: {}, mediaSources: {} },
      }),
      loadFromCms: async () => createBundle('same'),
    });
    await manager.start();
    const shown = manager.current()?.bundle.snapshots;
    const listener = vi.fn<(published: PublishedBundle) => void>();
    manager.onChange(listener);
    await manager.reload();
    expect(listener).not.toHaveBeenCalled();
    expect(manager.current()?.bundle.snapshots).toBe(shown);
    expect(manager.current()?.bundle.serverOnly.accessCodes).toEqual({ closed: '2468' });
    expect(saveToDisk).toHaveBeenCalledTimes(1);
  });

  test('reports another access code once, although the shown content has not changed', async () => {
    let accessCodes = { closed: '2468' };
    const { manager } = setUp({
      loadFromCms: async () => ({
        ...createBundle('same'),
        serverOnly: { accessCodes, mediaSources: {} },
      }),
    });
    await manager.start();
    const listener = vi.fn<() => void>();
    manager.onCodesChange(listener);
    await manager.reload();
    expect(listener).not.toHaveBeenCalled();
    accessCodes = { closed: '1357' };
    await manager.reload();
    await manager.reload();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('keeps the old content through bad answers and logs each change of state once (spec 7.17)', async () => {
    let answer: Promise<ContentBundle> | Error = Promise.resolve(createBundle('one'));
    const { manager, logger, clock } = setUp({
      loadFromCms: () => (answer instanceof Error ? Promise.reject(answer) : answer),
    });
    await manager.start();
    await settle();
    answer = new Error('The CMS is away.');
    for (let minute = 0; minute < 30; minute += 1) await clock.advance(60_000);
    expect(manager.current()?.bundle.version).toBe('one');
    expect(manager.cms().status).toBe('bad');
    expect(logger.lines.filter(({ level }) => level === 'warn')).toHaveLength(1);
    answer = Promise.resolve(createBundle('two'));
    await clock.advance(60_000);
    expect(manager.current()?.bundle.version).toBe('two');
    expect(manager.cms().status).toBe('good');
    expect(logger.lines.filter(({ sentence }) => sentence === 'The CMS answers.')).toHaveLength(2);
  });

  test('does not show a CMS that is still being seeded', async () => {
    const half = createBundle('half', { locations: [] });
    const { manager } = setUp({ loadFromCms: async () => half });
    await manager.start();
    expect(await manager.reload()).toBe('kept');
    expect(manager.current()?.origin).toBe('shipped');
  });

  test('shows what the editors made of content that came from the CMS, even without a default world', async () => {
    let bundle = createBundle('whole');
    const { manager } = setUp({ loadFromCms: async () => bundle });
    await manager.start();
    await manager.reload();
    bundle = createBundle('emptied', { worlds: [] });
    manager.announce([{ collection: 'worlds' }]);
    await settle();
    expect(manager.current()?.bundle.version).toBe('emptied');
  });

  test('runs one look at a time, and one more for all who call meanwhile', async () => {
    const refreshes: PromiseWithResolvers<ContentBundle>[] = [];
    const { manager } = setUp({
      loadFromCms: () => {
        const look = Promise.withResolvers<ContentBundle>();
        refreshes.push(look);
        return look.promise;
      },
    });
    await manager.start();
    const calls = [manager.reload(), manager.reload(), manager.reload()];
    await settle();
    expect(refreshes).toHaveLength(1);
    refreshes[0]?.resolve(createBundle('one'));
    await settle();
    expect(refreshes).toHaveLength(2);
    refreshes[1]?.resolve(createBundle('two'));
    expect(await Promise.all(calls)).toEqual(['swapped', 'swapped', 'swapped']);
    await settle();
    expect(refreshes).toHaveLength(2);
    expect(manager.current()?.bundle.version).toBe('two');
  });

  test('shows what was published before everything else, and never anything older after it', async () => {
    const whole = Promise.withResolvers<ContentBundle>();
    const load = vi.fn<SnapshotSources['loadFromCms']>((_signal, changes) =>
      changes ? Promise.resolve(createBundle('published')) : whole.promise,
    );
    const { manager, logger, saveToDisk } = setUp({ loadFromCms: load, canLoad: () => true });
    await manager.start();
    await settle();
    const changes = [{ collection: 'menus', locale: 'en' }];
    manager.announce(changes);
    await settle();
    expect(load.mock.calls.map(([, what]) => what)).toEqual([undefined, changes]);
    expect(manager.current()?.bundle.version).toBe('published');
    whole.resolve(createBundle('older'));
    await settle();
    expect(manager.current()?.bundle.version).toBe('published');
    expect(saveToDisk.mock.calls.map(([bundle]) => bundle.version)).toEqual(['published']);
    expect(logger.lines.filter(({ level }) => level === 'warn')).toEqual([]);
  });

  test('refreshes everything when a change is announced without a name', async () => {
    const load = vi.fn<SnapshotSources['loadFromCms']>(async () => createBundle('one'));
    const readAllNext = vi.fn<() => void>();
    const { manager } = setUp({ loadFromCms: load, canLoad: () => true, readAllNext });
    await manager.start();
    await settle();
    expect(readAllNext).not.toHaveBeenCalled();
    manager.announce();
    await settle();
    expect(readAllNext).toHaveBeenCalledOnce();
    expect(load.mock.calls.map(([, what]) => what)).toEqual([undefined, undefined]);
  });

  test('polls, sooner while the CMS has never answered', async () => {
    let refreshes = 0;
    const { manager, clock } = setUp({
      loadFromCms: () => {
        refreshes += 1;
        return refreshes < 4 ? missing() : Promise.resolve(createBundle('there'));
      },
    });
    await manager.start();
    await settle();
    await clock.advance(10_000);
    expect(refreshes).toBe(4);
    await clock.advance(20_000);
    expect(refreshes).toBe(4);
    await clock.advance(15_000);
    expect(refreshes).toBe(5);
  });

  test('shows new content although the disk is full, and says so once', async () => {
    let version = 0;
    const { manager, logger } = setUp({
      loadFromCms: async () => createBundle(`v${(version += 1)}`),
      saveToDisk: () => Promise.reject(new Error('No space left on device.')),
    });
    await manager.start();
    await manager.reload();
    await manager.reload();
    expect(manager.current()?.bundle.version).toBe('v3');
    expect(logger.lines.filter(({ level }) => level === 'error')).toHaveLength(1);
  });

  test('stops for good', async () => {
    const { manager, clock } = setUp({});
    await manager.start();
    await settle();
    await manager.stop();
    expect(clock.waiting()).toBe(0);
  });

  test('ends only when the content is written', async () => {
    const writing = Promise.withResolvers<void>();
    const { manager } = setUp({
      loadFromCms: async () => createBundle('new'),
      saveToDisk: () => writing.promise,
    });
    await manager.start();
    await settle();
    const events: string[] = [];
    const stopped = manager.stop().then(() => events.push('stopped'));
    await settle();
    events.push('written');
    writing.resolve();
    await stopped;
    expect(events).toEqual(['written', 'stopped']);
  });
});
