import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBucket } from '@vitrine/bucket/bucket';
import type { Bucket } from '@vitrine/bucket/bucket';
import { startBucketServer } from '@vitrine/bucket/testing';
import type { BucketServer } from '@vitrine/bucket/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { sqliteDatabase } from './sqlite.ts';
import { scratchFolder, showroomFolder } from './testing/showroom-folder.ts';

const VERSION = '0.1.0';

let server: BucketServer;
let bucket: Bucket;

beforeAll(async () => {
  server = await startBucketServer();
  bucket = await openBucket(server.settings);
});
afterAll(() => server.remove());

async function put(key: string, text: string): Promise<void> {
  const path = join(scratchFolder(), 'object');
  writeFileSync(path, text);
  await bucket.put(key, path);
}

async function textOf(key: string): Promise<string | undefined> {
  const object = await bucket.get(key);
  return object && new Response(object.body).text();
}

function restored(file: string) {
  const dataDir = join(scratchFolder(), 'data');
  const database = sqliteDatabase(join(dataDir, 'cms/content.sqlite'));
  return {
    dataDir,
    restore: () => restoreBackup(file, { dataDir, database, bucket, version: VERSION, doesReplace: true }),
  };
}

test('a backup holds the uploads of the bucket, and puts them back there, over what came after it', async () => {
  const { dataDir, database } = showroomFolder();
  await put('uploads/hall.jpg', 'a hall');
  await put('uploads/same.jpg', 'the same');
  // On the disk as well: moved, and not yet removed there.
  await put('uploads/picture.jpg', 'in the bucket');
  await put('pictures/hall.jpg/0/500.avif', 'made again');
  const file = join(scratchFolder(), 'backup.tar.gz');
  const { manifest } = await makeBackup(file, { dataDir, database, bucket, version: VERSION });
  const uploads = manifest.files.filter(({ path }) => /uploads\/(hall|same|picture)\.jpg$/.test(path));
  expect(uploads.map(({ path, size }) => [path.split('/').at(-1), size]).toSorted()).toEqual([
    ['hall.jpg', 6],
    ['picture.jpg', 13],
    ['same.jpg', 8],
  ]);
  expect(manifest.files.some(({ path }) => path.includes('avif'))).toBe(false);

  await put('uploads/hall.jpg', 'another hall');
  await bucket.remove('uploads/picture.jpg');
  const before = server.requests.length;
  const target = restored(file);
  await target.restore();
  expect(await textOf('uploads/hall.jpg')).toBe('a hall');
  expect(await textOf('uploads/picture.jpg')).toBe('in the bucket');
  expect(await textOf('uploads/same.jpg')).toBe('the same');
  expect(server.requests.slice(before)).not.toContain('PUT uploads/same.jpg');
  expect(readdirSync(join(target.dataDir, 'cms/public/uploads'))).toEqual(['folder']);
});

test('a restore says what to do when the bucket does not answer, and does it all when it is run again', async () => {
  const { dataDir, database } = showroomFolder();
  await put('uploads/hall.jpg', 'a hall');
  const file = join(scratchFolder(), 'backup.tar.gz');
  await makeBackup(file, { dataDir, database, bucket, version: VERSION });
  await bucket.remove('uploads/hall.jpg');
  const target = restored(file);
  await server.kill();
  await expect(target.restore()).rejects.toMatchObject({
    code: 'bucket',
    message: expect.stringContaining('run this again with --replace when the bucket answers'),
  });
  await server.start();
  await target.restore();
  expect(await textOf('uploads/hall.jpg')).toBe('a hall');
});

test('a backup that cannot read the bucket is none', async () => {
  const { dataDir, database } = showroomFolder();
  const folder = scratchFolder();
  await server.kill();
  const backup = makeBackup(join(folder, 'backup.tar.gz'), { dataDir, database, bucket, version: VERSION });
  await expect(backup).rejects.toMatchObject({ name: 'BucketError', fault: 'away' });
  expect(readdirSync(folder)).toEqual([]);
  await server.start();
});
