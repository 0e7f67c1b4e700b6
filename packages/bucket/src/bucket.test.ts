import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBucketServer } from '../testing/bucket-server.ts';
import type { BucketServer } from '../testing/bucket-server.ts';
import { BucketError, openBucket } from './bucket.ts';
import type { Bucket, BucketObject } from './bucket.ts';
import type { ListedObject } from './listing.ts';

let server: BucketServer;
let bucket: Bucket;
let folder: string;

beforeAll(async () => {
  server = await startBucketServer();
  bucket = await openBucket(server.settings);
  folder = await mkdtemp(join(tmpdir(), 'vitrine-objects-'));
});
afterAll(async () => {
  await server.remove();
  await rm(folder, { recursive: true });
});

let files = 0;

async function fileOf(bytes: string | Uint8Array): Promise<string> {
  files += 1;
  const path = join(folder, String(files));
  await writeFile(path, bytes);
  return path;
}

async function put(key: string, bytes: string | Uint8Array): Promise<void> {
  await bucket.put(key, await fileOf(bytes));
}

async function all(list: AsyncIterable<ListedObject>): Promise<readonly ListedObject[]> {
  const objects: ListedObject[] = [];
  for await (const object of list) objects.push(object);
  return objects;
}

async function textOf(object: BucketObject | undefined): Promise<string | undefined> {
  return object && new Response(object.body).text();
}

describe('an object', () => {
  test('comes back whole, with its length and its time', async () => {
    await put('uploads/hall_0.webp', 'a picture');
    const object = await bucket.get('uploads/hall_0.webp');
    expect(object).toMatchObject({ size: 9, length: 9 });
    expect(Math.abs((object?.modified ?? 0) - Date.now())).toBeLessThan(60_000);
    expect(await textOf(object)).toBe('a picture');
  });

  test.each([
    [{ start: 2, end: 5 }, 'pict'],
    [{ start: 2 }, 'picture'],
    [{ start: 8, end: 90 }, 'e'],
  ])('comes in part: %j', async (range, text) => {
    await put('uploads/part', 'a picture');
    const object = await bucket.get('uploads/part', { range });
    expect(object).toMatchObject({ size: 9, length: text.length });
    expect(await textOf(object)).toBe(text);
  });

  test('is not there', async () => {
    expect(await bucket.get('uploads/nothing')).toBeUndefined();
  });

  test('takes the place of an older one, and is gone when it is removed, once or twice', async () => {
    await put('uploads/again', 'first');
    await put('uploads/again', 'second');
    expect(await textOf(await bucket.get('uploads/again'))).toBe('second');
    await bucket.remove('uploads/again');
    await bucket.remove('uploads/again');
    expect(await bucket.get('uploads/again')).toBeUndefined();
  });

  test('may have any name that a file of the media library has, and any size', async () => {
    const name = 'uploads/Halle & Büro (1)+_ä.jpg';
    const bytes = new Uint8Array(9_000_000).fill(7);
    await put(name, bytes);
    const object = await bucket.get(name);
    expect(new Uint8Array(await new Response(object?.body).arrayBuffer())).toEqual(bytes);
  });

  test('can be empty', async () => {
    await put('uploads/empty', '');
    expect(await textOf(await bucket.get('uploads/empty'))).toBe('');
  });
});

describe('a list', () => {
  test('has every object of a prefix and no other, page after page', async () => {
    const keys = Array.from({ length: 23 }, (_, index) => `many/${String(index).padStart(4, '0')}`);
    await Promise.all(keys.map((key) => put(key, 'x')));
    await put('many-others', 'x');
    const before = server.requests.length;
    const listed = await all(bucket.list('many/'));
    await expect.poll(() => server.requests.slice(before)).toHaveLength(3);
    expect(listed.map(({ key, size }) => ({ key, size }))).toEqual(keys.map((key) => ({ key, size: 1 })));
    expect(Math.abs((listed[0]?.modified ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  test('may be empty', async () => {
    expect(await all(bucket.list('none/'))).toEqual([]);
  });
});

describe('a bucket that does not do it', () => {
  test('is away', async () => {
    await put('uploads/away', 'x');
    await server.kill();
    await expect(bucket.get('uploads/away')).rejects.toMatchObject({ name: 'BucketError', fault: 'away' });
    await expect(put('uploads/away', 'y')).rejects.toMatchObject({ fault: 'away' });
    await server.start();
    expect(await textOf(await bucket.get('uploads/away'))).toBe('x');
  });

  test('refuses a wrong secret, whatever is asked', async () => {
    const other = await openBucket({ ...server.settings, secretAccessKey: 'another' });
    await put('uploads/closed', 'x');
    const refused = { fault: 'refused' };
    await expect(other.get('uploads/closed')).rejects.toMatchObject(refused);
    await expect(other.remove('uploads/closed')).rejects.toMatchObject(refused);
    await expect(all(other.list('uploads/'))).rejects.toMatchObject(refused);
    await expect(other.put('uploads/closed', await fileOf('x'))).rejects.toMatchObject(refused);
  });

  test('does not exist: nothing is written without a word', async () => {
    const other = await openBucket({ ...server.settings, address: `${server.settings.address}-2` });
    await expect(other.put('uploads/x', await fileOf('x'))).rejects.toMatchObject({
      fault: 'refused',
    });
    await expect(all(other.list(''))).rejects.toMatchObject({ fault: 'refused' });
  });

  test('has no such bytes', async () => {
    await put('uploads/short', 'four');
    await expect(bucket.get('uploads/short', { range: { start: 4 } })).rejects.toMatchObject({
      fault: 'range',
    });
  });

  test('is given up with the one who asks', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const deaf = await openBucket({ ...server.settings, address: `http://127.0.0.1:${port}/showroom` });
    const leaving = new AbortController();
    const answer = deaf.get('uploads/x', { signal: leaving.signal });
    leaving.abort(new Error('The visitor has left.'));
    await expect(answer).rejects.toThrow('The visitor has left.');
    silent.closeAllConnections();
    silent.close();
  });

  test('says so in a sentence without its key', async () => {
    const other = await openBucket({ ...server.settings, secretAccessKey: 'not-to-be-told' });
    const error = await other.get('uploads/x').catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(BucketError);
    expect(String(error)).toBe('BucketError: Reading uploads/x: the bucket answered 403.');
  });
});
