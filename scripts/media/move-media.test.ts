import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBucket } from '@vitrine/bucket/bucket';
import type { Bucket } from '@vitrine/bucket/bucket';
import { startBucketServer } from '@vitrine/bucket/testing';
import type { BucketServer } from '@vitrine/bucket/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { copyMedia, removeMoved } from './move-media.ts';
import type { MediaHome } from './move-media.ts';

let server: BucketServer;
let bucket: Bucket;
let root: string;
let folder: string;

beforeAll(async () => {
  server = await startBucketServer();
});
afterAll(() => server.remove());
beforeEach(async () => {
  bucket = await openBucket(server.settings);
  root = await mkdtemp(join(tmpdir(), 'vitrine-move-'));
  folder = join(root, 'uploads');
  await mkdir(folder);
});
afterEach(async () => {
  for (const key of await keys()) await bucket.remove(key);
  await rm(root, { recursive: true });
});

async function keys(): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const { key } of bucket.list('')) found.push(key);
  return found;
}

/** @param age in seconds. */
async function onDisk(name: string, text: string, age = 100): Promise<void> {
  await writeFile(join(folder, name), text);
  const time = new Date(Date.now() - age * 1_000);
  await utimes(join(folder, name), time, time);
}

async function inBucket(key: string, text: string): Promise<void> {
  await writeFile(join(root, 'object'), text);
  await bucket.put(key, join(root, 'object'));
}

async function textInBucket(key: string): Promise<string | undefined> {
  const object = await bucket.get(key);
  return object && new Response(object.body).text();
}

function copy(to: MediaHome, given: Bucket = bucket) {
  return copyMedia({ bucket: given, folder, to });
}

describe('a move into the bucket', () => {
  test('copies every file, and takes the disk’s away only at the end', async () => {
    await onDisk('hall_0.jpg', 'a hall');
    await onDisk('Büro (1).mp4', 'an office');
    await mkdir(join(folder, 'folder'));
    expect(await copy('bucket')).toEqual({ copied: 2, bytes: 15, skipped: 0, total: 2 });
    expect(await keys()).toEqual(['uploads/Büro (1).mp4', 'uploads/hall_0.jpg']);
    expect(await readFile(join(folder, 'hall_0.jpg'), 'utf8')).toBe('a hall');

    expect(await copy('bucket')).toMatchObject({ copied: 0, skipped: 2 });
    expect(await removeMoved({ bucket, folder, to: 'bucket' })).toBe(2);
    expect(await readdir(folder)).toEqual(['folder']);
  });

  test('takes a file again that was replaced on the disk, and leaves one that was replaced in the bucket', async () => {
    await onDisk('old.jpg', 'old');
    await inBucket('uploads/old.jpg', 'new in the bucket');
    await inBucket('uploads/new.jpg', 'old');
    await onDisk('new.jpg', 'new on the disk', -100);
    expect(await copy('bucket')).toMatchObject({ copied: 1, skipped: 1 });
    expect(await textInBucket('uploads/old.jpg')).toBe('new in the bucket');
    expect(await textInBucket('uploads/new.jpg')).toBe('new on the disk');
  });

  test('goes on where it was cut off, and never removes what the bucket does not have', async () => {
    for (let number = 0; number < 30; number += 1) await onDisk(`${number}.jpg`, String(number));
    let puts = 0;
    const cut: Bucket = {
      ...bucket,
      put: async (key, path) => {
        puts += 1;
        if (puts === 10) throw new Error('The line is cut.');
        return bucket.put(key, path);
      },
    };
    await expect(copy('bucket', cut)).rejects.toThrow('The line is cut.');
    const first = (await keys()).length;
    expect(first).toBeLessThan(15);
    expect(await removeMoved({ bucket, folder, to: 'bucket' })).toBe(first);
    expect(await copy('bucket')).toMatchObject({ copied: 30 - first, total: 30 - first });
    expect((await keys()).length).toBe(30);
  });
});

describe('a move onto the disk', () => {
  test('copies every file, and empties the bucket at the end, with what was made of it', async () => {
    await inBucket('uploads/hall_0.jpg', 'a hall');
    await inBucket('pictures/hall_0.jpg/01/750.avif', 'small');
    await inBucket('other/file', 'not ours');
    await rm(folder, { recursive: true });
    expect(await copy('disk')).toEqual({ copied: 1, bytes: 6, skipped: 0, total: 1 });
    expect(await readFile(join(folder, 'hall_0.jpg'), 'utf8')).toBe('a hall');
    // By the bucket's clock: this machine's may be ahead of it, and a replaced file would be taken for an old one.
    const { modified } = (await bucket.get('uploads/hall_0.jpg')) ?? {};
    expect((await stat(join(folder, 'hall_0.jpg'))).mtimeMs).toBe(modified);
    expect(await copy('disk')).toMatchObject({ copied: 0, skipped: 1 });
    expect(await removeMoved({ bucket, folder, to: 'disk' })).toBe(1);
    expect(await keys()).toEqual(['other/file']);
  });

  test('takes a file again that was replaced in the bucket, and leaves one that was replaced on the disk', async () => {
    await onDisk('old.jpg', 'old');
    await inBucket('uploads/old.jpg', 'new in the bucket');
    await inBucket('uploads/new.jpg', 'old');
    await onDisk('new.jpg', 'new on the disk', -100);
    expect(await copy('disk')).toMatchObject({ copied: 1, skipped: 1 });
    expect(await readFile(join(folder, 'old.jpg'), 'utf8')).toBe('new in the bucket');
    expect(await readFile(join(folder, 'new.jpg'), 'utf8')).toBe('new on the disk');
  });

  test('leaves no half of a file, also of a run that was killed', async () => {
    await writeFile(join(folder, '.0123456789abcdef.tmp'), 'half');
    await inBucket('uploads/hall_0.jpg', 'a hall');
    const torn: Bucket = {
      ...bucket,
      get: async () => ({ size: 9, length: 9, modified: 0, body: new Blob(['half']).stream() }),
    };
    await expect(copy('disk', torn)).rejects.toThrow('another length');
    expect(await readdir(folder)).toEqual([]);
  });
});

test('there and back again, every byte is the same', async () => {
  const bytes = new Uint8Array(3_000_000).map((_, index) => index % 251);
  await writeFile(join(folder, 'film.mp4'), bytes);
  await copy('bucket');
  await removeMoved({ bucket, folder, to: 'bucket' });
  await copy('disk');
  await removeMoved({ bucket, folder, to: 'disk' });
  expect(new Uint8Array(await readFile(join(folder, 'film.mp4')))).toEqual(bytes);
  expect(await keys()).toEqual([]);
});
