import type { ContentBundle } from '@vitrine/content/bundle';
import { ContentError } from '@vitrine/content/errors';
import { describe, expect, test, vi } from 'vitest';
import { createBundle } from '../testing/bundle.ts';
import { createFakeClock, settle } from '../testing/fake-clock.ts';
import { createFakeLogger } from '../testing/fake-logger.ts';
import { createSnapshotManager } from './manager.ts';
import type { SnapshotSources } from './sources.ts';

function missing() {
  return Promise.reject(new ContentError('noBundle', 'There is none.'));
}
const MINUTE = 60_000;

async function setUp(over: Partial<SnapshotSources> = {}) {
  const clock = createFakeClock();
  const logger = createFakeLogger();
  let answer: ContentBundle | Error = createBundle('whole');
  const noteShown = vi.fn<SnapshotSources['noteShown']>();
  const manager = createSnapshotManager({
    sealVersion: String,
    sources: {
      loadFromCms: async () => {
        if (answer instanceof Error) throw answer;
        return answer;
      },
      readFromDisk: missing,
      readShipped: async () => createBundle('shipped', { transitions: [] }),
      saveToDisk: async () => {},
      canLoad: () => true,
      noteShown,
      readAllNext: () => {},
      readTakenBack: async () => ({ explained: [] }),
      ...over,
    },
    clock,
    logger,
    random: () => 0.5,
  });
  await manager.start();
  await settle();
  return {
    manager,
    clock,
    noteShown,
    cmsAnswers: (next: ContentBundle | Error) => {
      answer = next;
    },
    shown: () => manager.current()?.bundle.version,
    warnings: () => logger.lines.filter(({ level }) => level === 'warn').map(({ sentence }) => sentence),
    countLogged: (part: string) => logger.lines.filter(({ sentence }) => sentence.includes(part)).length,
  };
}

const emptied = createBundle('emptied', { transitions: [] });

describe('a CMS that loses its memory', () => {
  test('does not empty the showroom at once; the log tells of it once, and once that it is over', async () => {
    const { clock, cmsAnswers, shown, manager, warnings, countLogged, noteShown } = await setUp();
    cmsAnswers(emptied);
    await clock.advance(4 * MINUTE);
    expect(shown()).toBe('whole');
    expect(manager.cms().status).toBe('held');
    expect(warnings()).toEqual([
      'The CMS has suddenly lost content; the previous content stays until the loss is confirmed.',
    ]);
    // A partial refresh must not build on content that is not shown yet.
    expect(noteShown.mock.calls.every(([bundle]) => bundle.version === 'whole')).toBe(true);
    cmsAnswers(createBundle('mended'));
    await clock.advance(MINUTE);
    expect(shown()).toBe('mended');
    expect(manager.cms().status).toBe('good');
    expect(countLogged('there again')).toBe(1);
  });

  test('is believed when it says the same for some minutes', async () => {
    const { clock, cmsAnswers, shown, countLogged } = await setUp();
    cmsAnswers(emptied);
    await clock.advance(7 * MINUTE);
    expect(shown()).toBe('emptied');
    expect(countLogged('The loss is confirmed')).toBe(1);
  });

  test('is believed after the same minutes when the clock is put back meanwhile', async () => {
    const { clock, cmsAnswers, shown } = await setUp();
    cmsAnswers(emptied);
    await clock.advance(2 * MINUTE);
    clock.set(clock.now() - 24 * 60 * MINUTE);
    await clock.advance(5 * MINUTE);
    expect(shown()).toBe('emptied');
  });

  test('is believed at once where an editor has announced the change', async () => {
    const { cmsAnswers, shown, manager, warnings } = await setUp();
    cmsAnswers(emptied);
    manager.announce([{ collection: 'content-transitions' }]);
    await settle();
    expect(shown()).toBe('emptied');
    expect(warnings()).toEqual([]);
  });

  test('is believed where the announced change could only be read with everything else, after a fault', async () => {
    const { cmsAnswers, shown, manager, clock } = await setUp({ canLoad: () => false });
    cmsAnswers(new ContentError('timeout', 'The CMS did not answer in time.'));
    manager.announce([{ collection: 'content-transitions' }]);
    await settle();
    cmsAnswers(emptied);
    await clock.advance(MINUTE);
    expect(shown()).toBe('emptied');
  });

  test('holds back what was kept on disk as well, but not what ships', async () => {
    const fromDisk = await setUp({
      readFromDisk: async () => createBundle('kept'),
      loadFromCms: async () => emptied,
    });
    expect(fromDisk.shown()).toBe('kept');
    const fresh = await setUp({
      readShipped: async () => createBundle('shipped'),
      loadFromCms: async () => emptied,
    });
    expect(fresh.shown()).toBe('emptied');
  });
});

describe('the log of a CMS in trouble', () => {
  test('tells each kind of fault once, wherever each look breaks off, and once that it is over', async () => {
    const { clock, cmsAnswers, warnings, countLogged } = await setUp();
    for (let look = 0; look < 20; look += 1) {
      cmsAnswers(new ContentError(look % 2 ? 'invalid' : 'timeout', `Look ${look} broke off.`));
      await clock.advance(MINUTE);
    }
    expect(warnings()).toHaveLength(2);
    cmsAnswers(createBundle('whole'));
    await clock.advance(2 * MINUTE);
    // Once at the start, once after the outage.
    expect(countLogged('The CMS answers.')).toBe(2);
    cmsAnswers(new ContentError('timeout', 'Again.'));
    await clock.advance(2 * MINUTE);
    expect(warnings()).toHaveLength(3);
  });
});
