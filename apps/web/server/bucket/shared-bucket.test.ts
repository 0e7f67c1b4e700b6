import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BucketError } from '@vitrine/bucket/bucket';
import type { Bucket, BucketObject } from '@vitrine/bucket/bucket';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FetchMedia } from '../media/fetch-media.ts';
import type { StoredFile } from '../media/stored-file.ts';
import { eventually } from '../testing/eventually.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeLogger } from '../testing/fake-logger.ts';
import { createFetchFromBucket } from './fetch-from-bucket.ts';
import { createSharedBucket } from './shared-bucket.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrine-shared-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

function objectOf(text: string, length = text.length): BucketObject {
  return { size: length, length, modified: 0, body: new Blob([text]).stream() };
}

function away(): BucketError {
  return new BucketError('Reading: the bucket cannot be reached.', { fault: 'away' });
}

function unused(): never {
  throw new Error('The web server does not ask for that.');
}

/** Takes the connection and never answers, as a frozen bucket. */
const silence: Bucket['get'] = (_, options) =>
  new Promise((_resolve, reject) => {
    options?.signal?.addEventListener('abort', () => reject(options.signal?.reason));
  });

function setUp() {
  const objects = new Map<string, string>();
  const get = vi.fn<Bucket['get']>(async (key) => {
    const text = objects.get(key);
    return text === undefined ? undefined : objectOf(text);
  });
  const put = vi.fn<Bucket['put']>(async (key, path) => {
    objects.set(key, await readFile(path, 'utf8'));
  });
  const clock = createFakeClock();
  const logger = createFakeLogger();
  const bucket: Bucket = { get, put, remove: unused, list: unused, signedAddress: unused };
  return { objects, get, put, clock, logger, shared: createSharedBucket({ bucket, clock, logger }) };
}

async function source(bytes: string, name = 'hall.jpg'): Promise<StoredFile> {
  const path = join(root, name);
  await writeFile(path, bytes);
  const { size, mtimeMs } = await stat(path);
  return { path, size, modified: mtimeMs };
}

describe('what one server has made', () => {
  test('another one gets, by the bytes of the picture and not by its times', async () => {
    const { objects, shared } = setUp();
    const made = join(root, 'made');
    await writeFile(made, 'small');
    const file = '750.avif';
    shared.keep({ name: 'hall.jpg', source: await source('a hall'), file }, made);
    await eventually(() => expect(objects.size).toBe(1));
    expect([...objects.keys()][0]).toMatch(/^pictures\/hall\.jpg\/[0-9a-f]{32}\/750\.avif$/);

    const target = join(root, 'images/750/hall.jpg.avif');
    const copied = await source('a hall', 'elsewhere.jpg');
    expect(await shared.take({ name: 'hall.jpg', source: copied, file }, target)).toBe(true);
    expect(await readFile(target, 'utf8')).toBe('small');
    expect(await readdir(join(root, 'images/750'))).toEqual(['hall.jpg.avif']);

    const replaced = await source('another hall', 'elsewhere.jpg');
    expect(await shared.take({ name: 'hall.jpg', source: replaced, file }, join(root, 'x'))).toBe(false);
  });

  test('takes one request to the bucket, however many visitors wait', async () => {
    const { get, shared } = setUp();
    const made = { name: 'hall.jpg', source: await source('a hall'), file: '750.webp' };
    const target = join(root, 'target');
    await Promise.all([shared.take(made, target), shared.take(made, target), shared.take(made, target)]);
    expect(get).toHaveBeenCalledTimes(1);
  });

  test('is kept to itself where the key may only read, which is logged once and is no outage', async () => {
    const { logger, put, shared } = setUp();
    put.mockRejectedValue(new BucketError('Writing: the bucket answered 403.', { fault: 'refused' }));
    const made = { name: 'hall.jpg', source: await source('a hall'), file: '750.webp' };
    for (const file of ['750.webp', '500.webp', '245.webp']) shared.keep({ ...made, file }, made.source.path);
    await eventually(() => expect(put).toHaveBeenCalledTimes(3));
    expect(shared.isUp()).toBe(true);
    expect(logger.lines.map(({ sentence }) => sentence)).toEqual([
      'The bucket takes no pictures of this process.',
    ]);
  });

  test('is not taken when it does not come whole', async () => {
    const { get, logger, shared } = setUp();
    get.mockResolvedValueOnce(objectOf('half', 9));
    const made = { name: 'hall.jpg', source: await source('a hall'), file: '750.webp' };
    expect(await shared.take(made, join(root, 'images/target'))).toBe(false);
    expect(await readdir(join(root, 'images'))).toEqual([]);
    expect(logger.lines).toHaveLength(1);
  });

  test('is not taken when the disk does not let it, and the bucket is not blamed', async () => {
    const { get, shared } = setUp();
    get.mockResolvedValueOnce(objectOf('small'));
    const made = { name: 'hall.jpg', source: await source('a hall'), file: '750.webp' };
    await writeFile(join(root, 'images'), 'not a folder');
    expect(await shared.take(made, join(root, 'images/target'))).toBe(false);
    expect(shared.isUp()).toBe(true);
  });
});

describe('a bucket that is away', () => {
  test('gets what was made meanwhile when it is back, and what is gone from the disk holds nothing up', async () => {
    const { clock, objects, put, logger, shared } = setUp();
    put.mockRejectedValueOnce(away());
    const made = { name: 'hall.jpg', source: await source('a hall'), file: '750.webp' };
    shared.keep(made, made.source.path);
    shared.keep({ ...made, file: '500.webp' }, join(root, 'swept'));
    shared.keep({ ...made, file: '245.webp' }, made.source.path);
    await eventually(() => expect(put).toHaveBeenCalledTimes(1));
    await eventually(() => expect(clock.waiting()).toBe(1));
    expect(objects.size).toBe(0);
    await clock.advance(10_000);
    await eventually(() => expect(objects.size).toBe(2));
    expect([...objects.keys()].map((key) => key.split('/').at(-1))).toEqual(['750.webp', '245.webp']);
    expect(logger.lines.map(({ sentence }) => sentence)).toContain('A picture was not shared.');
  });

  test('is asked again after ten seconds, and logged once in and once out', async () => {
    const { clock, get, logger, put, shared } = setUp();
    const signal = new AbortController().signal;
    get.mockRejectedValueOnce(away());
    expect(await shared.upload('a.jpg', signal)).toBeUndefined();
    expect(shared.isUp()).toBe(false);
    await shared.upload('a.jpg', signal);
    const made = { name: 'hall.jpg', source: await source('a hall'), file: '750.webp' };
    expect(await shared.take(made, join(root, 'target'))).toBe(false);
    shared.keep(made, made.source.path);
    expect(get).toHaveBeenCalledTimes(1);
    expect(put).not.toHaveBeenCalled();

    await clock.advance(10_000);
    get.mockRejectedValueOnce(away());
    await shared.upload('a.jpg', signal);
    await clock.advance(10_000);
    await shared.upload('a.jpg', signal);
    expect(get).toHaveBeenCalledTimes(3);
    expect(shared.isUp()).toBe(true);
    expect(logger.lines.map(({ level }) => level)).toEqual(['warn', 'info']);
  });

  test('keeps no one waiting for longer than four seconds for a picture', async () => {
    const { clock, get, shared } = setUp();
    get.mockImplementationOnce(silence);
    const made = { name: 'hall.jpg', source: await source('a hall'), file: '750.webp' };
    const taken = shared.take(made, join(root, 'target'));
    await eventually(() => expect(get).toHaveBeenCalled());
    await clock.advance(4_000);
    expect(await taken).toBe(false);
    expect(shared.isUp()).toBe(false);
  });

  test('keeps no one waiting for longer than three seconds for a file', async () => {
    const { clock, get, shared } = setUp();
    get.mockImplementationOnce(silence);
    const upload = shared.upload('a.jpg', new AbortController().signal);
    await clock.advance(3_000);
    expect(await upload).toBeUndefined();
    expect(shared.isUp()).toBe(false);
  });

  test('is not blamed for a visitor who leaves', async () => {
    const { get, shared } = setUp();
    get.mockImplementationOnce(silence);
    const leaving = new AbortController();
    const upload = shared.upload('a.jpg', leaving.signal);
    leaving.abort(new Error('gone'));
    await expect(upload).rejects.toThrow('gone');
    expect(shared.isUp()).toBe(true);
  });
});

function setUpFetch() {
  const { objects, get, shared } = setUp();
  const elsewhere = vi.fn<FetchMedia>(async () => new Response('from its address'));
  const fetchMedia = createFetchFromBucket({ bucket: shared, cmsUrl: 'http://cms/base', elsewhere });
  const { signal } = new AbortController();
  return { objects, get, elsewhere, ask: (address: string) => fetchMedia(address, { signal }) };
}

describe('a file of the media library', () => {
  test('comes from the bucket, with its length', async () => {
    const { ask, elsewhere, objects } = setUpFetch();
    objects.set('uploads/Halle ü.jpg', 'a hall');
    const answer = await ask('http://cms/base/uploads/Halle%20%C3%BC.jpg');
    expect(answer.headers.get('content-length')).toBe('6');
    expect(await answer.text()).toBe('a hall');
    expect(elsewhere).not.toHaveBeenCalled();
  });

  test.each(['http://cms/base/uploads/missing.jpg', 'https://elsewhere.example.com/uploads/a.jpg'])(
    'comes from its address where the bucket does not have it: %s',
    async (address) => {
      const { ask, objects } = setUpFetch();
      objects.set('uploads/a.jpg', 'not this one');
      expect(await (await ask(address)).text()).toBe('from its address');
    },
  );

  test('comes from its address while the bucket is away', async () => {
    const { ask, get } = setUpFetch();
    get.mockRejectedValueOnce(away());
    expect(await (await ask('http://cms/base/uploads/a.jpg')).text()).toBe('from its address');
  });
});
