import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { createBundle } from '../testing/bundle.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeLogger } from '../testing/fake-logger.ts';
import { createSnapshotManager } from './manager.ts';
import { createVersionSeal } from './seal-version.ts';
import type { SnapshotSources } from './sources.ts';

const plain = createHash('sha256').update('everything, at 4 900').digest('hex').slice(0, 16);

test('is the same on every process with the secret, and another one with another secret or version', () => {
  const sealed = createVersionSeal('a secret of some length')(plain);
  expect(sealed).toMatch(/^[0-9a-f]{16}$/);
  expect(createVersionSeal('a secret of some length')(plain)).toBe(sealed);
  expect(createVersionSeal('another secret of some length')(plain)).not.toBe(sealed);
  expect(createVersionSeal('a secret of some length')(`${plain}0`)).not.toBe(sealed);
});

test('does not tell the version', () => {
  expect(createVersionSeal('a secret of some length')(plain)).not.toBe(plain);
});

test('only what is shown is sealed: the disk has the version as it is', async () => {
  let bundle = createBundle('new');
  const saveToDisk = vi.fn<SnapshotSources['saveToDisk']>(async () => {});
  const manager = createSnapshotManager({
    sources: {
      loadFromCms: async () => bundle,
      readFromDisk: async () => createBundle('old'),
      readShipped: async () => createBundle('shipped'),
      saveToDisk,
      canLoad: () => false,
      noteShown: () => {},
      readAllNext: () => {},
      readTakenBack: async () => ({ explained: [] }),
    },
    sealVersion: (version) => `sealed ${version}`,
    clock: createFakeClock(),
    logger: createFakeLogger(),
    random: () => 0.5,
  });
  await manager.start();
  await manager.reload();
  expect(manager.current()?.bundle.version).toBe('sealed new');
  bundle = { ...bundle, serverOnly: { accessCodes: { closed: '1357' }, mediaSources: {} } };
  expect(await manager.reload()).toBe('unchanged');
  await manager.stop();
  expect(saveToDisk.mock.calls.map(([{ version }]) => version)).toEqual(['new', 'new']);
});
