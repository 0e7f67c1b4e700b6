import type * as FileSystem from 'node:fs/promises';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { entriesOf, fetchedFrom, smallWorld } from '../../fixtures/small-world.ts';
import { assembleBundle } from '../normalise/assemble-bundle.ts';
import { readBundle, writeBundle } from './disk-store.ts';

/** Bytes that still fit on the disk; the write that exceeds them fails as on a full disk. */
const disk = vi.hoisted(() => ({ left: Number.POSITIVE_INFINITY }));

vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof FileSystem>();
  const open: typeof real.open = async (...how) => {
    const handle = await real.open(...how);
    const writeFile = handle.writeFile.bind(handle);
    handle.writeFile = async (data, options) => {
      const bytes = Buffer.from(String(data));
      const taken = bytes.subarray(0, Math.min(bytes.length, disk.left));
      disk.left -= taken.length;
      await writeFile(taken, options);
      if (taken.length < bytes.length) {
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
      }
    };
    return handle;
  };
  return { ...real, open };
});

const first = assembleBundle(fetchedFrom(smallWorld()));
const second = (() => {
  const answers = smallWorld();
  for (const locale of ['en', 'de']) {
    Object.assign(entriesOf(answers, '/api/content-locations', locale)[0] ?? {}, { title: 'Another title' });
  }
  return assembleBundle(fetchedFrom(answers));
})();

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vitrine-full-'));
});
afterEach(async () => {
  disk.left = Number.POSITIVE_INFINITY;
  await rm(directory, { recursive: true });
});

describe('a disk that is full', () => {
  test('at any byte leaves the bundle before, and no half file', async () => {
    await writeBundle(directory, first);
    const names = (await readdir(directory)).filter((name) => name !== 'index.json');
    const sizes = JSON.stringify(second).length;
    for (const share of [0, 0.01, 0.2, 0.5, 0.9]) {
      disk.left = Math.floor(share * sizes);
      await expect(writeBundle(directory, second)).rejects.toMatchObject({ code: 'ENOSPC' });
      disk.left = Number.POSITIVE_INFINITY;
      expect(await readBundle(directory)).toEqual(first);
      const now = await readdir(directory);
      expect(now.filter((name) => name.endsWith('.tmp'))).toEqual([]);
      expect(now).toEqual(expect.arrayContaining(names));
    }
  });

  test('takes the new bundle as soon as there is room again', async () => {
    await writeBundle(directory, first);
    disk.left = 10;
    await expect(writeBundle(directory, second)).rejects.toThrow('ENOSPC');
    disk.left = Number.POSITIVE_INFINITY;
    await writeBundle(directory, second);
    expect(await readBundle(directory)).toEqual(second);
  });
});
