import type { ContentBundle } from '@vitrine/content/bundle';
import type { ContentChange } from '@vitrine/content/content-answers';
import { ContentError } from '@vitrine/content/errors';
import { describe, expect, test } from 'vitest';
import { createBundle, createTransition } from '../testing/bundle.ts';
import { createFakeClock, settle } from '../testing/fake-clock.ts';
import { createFakeLogger } from '../testing/fake-logger.ts';
import { createSnapshotManager } from './manager.ts';
import type { TakenBackContent } from './sources.ts';

/** The longest wait for a poll, in milliseconds. */
const POLL = 33_000;

const moves = Array.from({ length: 10 }, (_, index) => createTransition(`place-${index}`, 'hall'));
const whole = createBundle('whole', { transitions: moves });
const rest = createBundle('rest', { transitions: moves.slice(0, 2) });
const emptied = createBundle('emptied', { transitions: [] });

function settingsOf(bundle: ContentBundle) {
  const { settings } = Object.values(bundle.snapshots)[0] ?? {};
  if (settings === undefined) throw new Error('The bundle has no language.');
  return settings;
}

async function answer<Value>(value: Value | Error): Promise<Value> {
  if (value instanceof Error) throw value;
  return value;
}

const { defaultWorld: _defaultWorld, ...withoutDefaultWorld } = settingsOf(whole);

/** A process that polls the CMS and receives no announcement. */
async function startPolling(onDisk?: ContentBundle) {
  const clock = createFakeClock();
  const logger = createFakeLogger();
  const cms: { content: ContentBundle | Error; takenBack: TakenBackContent | Error } = {
    content: whole,
    takenBack: { explained: [] },
  };
  const manager = createSnapshotManager({
    sealVersion: String,
    sources: {
      loadFromCms: () => answer(cms.content),
      readTakenBack: () => answer(cms.takenBack),
      readFromDisk: () => answer<ContentBundle>(onDisk ?? new ContentError('noBundle', 'There is none.')),
      readShipped: async () => createBundle('shipped', { transitions: [] }),
      saveToDisk: async () => {},
      canLoad: () => true,
      noteShown: () => {},
      readAllNext: () => {},
    },
    clock,
    logger,
    random: () => 0.5,
  });
  const announced: string[] = [];
  manager.onChange(({ bundle }) => announced.push(bundle.version));
  if (onDisk) cms.content = new ContentError('unreachable', 'The CMS is away.');
  await manager.start();
  await settle();
  const warnings = () => logger.lines.filter(({ level }) => level === 'warn');
  return { cms, clock, announced, warnings, shown: () => manager.current()?.bundle.version };
}

describe('what editors have taken back', () => {
  test('is removed at the next poll when it was not announced, and open pages are told', async () => {
    const { cms, clock, shown, announced, warnings } = await startPolling();
    expect(shown()).toBe('whole');
    cms.content = rest;
    cms.takenBack = { rest, explained: [] };
    await clock.advance(POLL);
    expect(shown()).toBe('rest');
    expect(announced.at(-1)).toBe('rest');
    expect(warnings()).toEqual([]);
  });

  test('is gone while what the CMS has lost besides is held back', async () => {
    const { cms, clock, shown, warnings } = await startPolling();
    cms.content = emptied;
    cms.takenBack = { rest, explained: [] };
    await clock.advance(2 * POLL);
    expect(shown()).toBe('rest');
    expect(warnings().map(({ sentence }) => sentence)).toEqual([
      'The CMS has suddenly lost content; the previous content stays until the loss is confirmed.',
    ]);
  });

  test('is gone on a process that starts from its disk, the default world itself even', async () => {
    const { cms, clock, shown } = await startPolling(whole);
    const withoutDefault = createBundle('without a default world', {
      transitions: moves,
      settings: withoutDefaultWorld,
    });
    cms.content = withoutDefault;
    cms.takenBack = { explained: [{ collection: 'worlds' }, { collection: 'app-setting' }] };
    await clock.advance(POLL);
    expect(shown()).toBe('without a default world');
  });

  test('is gone although the CMS gives no good content', async () => {
    const { cms, clock, shown } = await startPolling();
    cms.content = new ContentError('invalid', 'It is broken.');
    cms.takenBack = { rest, explained: [] };
    await clock.advance(POLL);
    expect(shown()).toBe('rest');
  });

  test('explains losses of what was kept on disk, and no others', async () => {
    const explained: readonly ContentChange[] = [{ collection: 'content-transitions' }];
    const known = await startPolling(whole);
    known.cms.content = emptied;
    known.cms.takenBack = { explained };
    await known.clock.advance(POLL);
    expect(known.shown()).toBe('emptied');
    const other = await startPolling(whole);
    other.cms.content = emptied;
    other.cms.takenBack = { explained: [{ collection: 'articles' }] };
    await other.clock.advance(POLL);
    expect(other.shown()).toBe('whole');
  });

  test('keeps nothing from being shown when its list cannot be read', async () => {
    const { cms, clock, shown } = await startPolling();
    cms.content = createBundle('next', { transitions: moves });
    cms.takenBack = new ContentError('timeout', 'No answer in time.');
    await clock.advance(POLL);
    expect(shown()).toBe('next');
  });
});
