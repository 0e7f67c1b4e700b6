import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { MediaUnreachableError } from './media-errors.ts';
import { createMediaStore, shippedName } from './media-store.ts';
import { RefusedFetchError } from '../outbound/refused-fetch-error.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrine-media-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

function sourceOf(name: string) {
  return `http://cms/uploads/${name}`;
}

function torn() {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('half')),
    pull: (controller) => controller.error(new Error('gone')),
  });
}

function storeWith(answer: (url: string) => Promise<Response>, shipped = new Map<string, string>()) {
  const fetch = vi.fn<(input: string | URL | Request) => Promise<Response>>((input) => answer(String(input)));
  const folder = join(root, 'media');
  return {
    fetch,
    folder,
    store: createMediaStore({ folder, shipped, sourceOf, fetch, clock: createFakeClock() }),
  };
}

describe('the media store', () => {
  test('fetches a file once and keeps it', async () => {
    const { store, fetch, folder } = storeWith(async () => new Response('picture'));
    const files = await Promise.all([store.obtain('a.jpg'), store.obtain('a.jpg')]);
    expect(files.map((file) => file?.size)).toEqual([7, 7]);
    await store.obtain('a.jpg');
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(fetch.mock.calls[0]?.[0]).toBe('http://cms/uploads/a.jpg');
    expect(await readFile(join(folder, 'a.jpg'), 'utf8')).toBe('picture');
    expect(await readdir(folder)).toEqual(['a.jpg']);
  });

  test('takes the mirrored file before the shipped one, and the shipped one before the CMS', async () => {
    const shippedFile = join(root, 'shipped.jpg');
    await writeFile(shippedFile, 'shipped');
    const { store, fetch, folder } = storeWith(
      async () => new Response('from the CMS'),
      new Map([['a.jpg', shippedFile]]),
    );
    expect((await store.obtain('a.jpg'))?.path).toBe(shippedFile);
    await mkdir(folder);
    await writeFile(join(folder, 'a.jpg'), 'mirrored');
    expect((await store.obtain('a.jpg'))?.path).toBe(join(folder, 'a.jpg'));
    expect(fetch).not.toHaveBeenCalled();
  });

  test('takes a shipped file that was replaced under its name for the version that it is', async () => {
    const [first, second] = [join(root, 'first.jpg'), join(root, 'second.jpg')];
    await writeFile(first, 'first');
    await writeFile(second, 'other');
    const shipped = new Map([
      [shippedName('a.jpg'), first],
      [shippedName('a.jpg', { version: 'b2' }), second],
    ]);
    const { store } = storeWith(() => Promise.reject(new TypeError('no network')), shipped);
    expect((await store.find('a.jpg'))?.path).toBe(first);
    expect((await store.find('a.jpg', { version: 'b2', size: 5 }))?.path).toBe(second);
    expect(await store.find('a.jpg', { version: 'c3' })).toBeUndefined();
  });

  test('fetches a file again when the CMS states another size, once', async () => {
    const { store, fetch } = storeWith(async () => new Response('a longer new picture than before'));
    fetch.mockResolvedValueOnce(new Response('old'));
    expect((await store.obtain('a.jpg', { size: 3 }))?.size).toBe(3);
    expect((await store.obtain('a.jpg', { size: 32 }))?.size).toBe(32);
    expect((await store.obtain('a.jpg', { size: 32.4 }))?.size).toBe(32);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect((await store.obtain('a.jpg', { size: 5000 }))?.size).toBe(32);
    expect((await store.obtain('a.jpg', { size: 5000 }))?.size).toBe(32);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  test('fetches a file of the same size again when it was replaced, and shows the old one while it cannot', async () => {
    const { store, fetch } = storeWith(async () => new Response('new'));
    fetch.mockResolvedValueOnce(new Response('old'));
    const textOf = async (version?: string) => {
      const file = await store.obtain('a.jpg', { size: 3, ...(version === undefined ? {} : { version }) });
      return readFile(file?.path ?? '', 'utf8');
    };
    expect([await textOf(), await textOf('1'), await textOf('1')]).toEqual(['old', 'new', 'new']);
    expect(fetch).toHaveBeenCalledTimes(2);
    fetch.mockRejectedValueOnce(new TypeError('refused'));
    expect(await textOf('2')).toBe('old');
  });

  test('distinguishes sizes as precisely as the CMS states them', async () => {
    const { store, fetch } = storeWith(async () => new Response('0123456789'));
    fetch.mockResolvedValueOnce(new Response('01234567890123456789'));
    await store.obtain('a.jpg', { size: 20 });
    expect((await store.obtain('a.jpg', { size: 10 }))?.size).toBe(10);
  });

  test('shows the outdated file while the CMS is away', async () => {
    const { store, fetch } = storeWith(() => Promise.reject(new TypeError('refused')));
    fetch.mockResolvedValueOnce(new Response('old'));
    await store.obtain('a.jpg', { size: 3 });
    expect((await store.obtain('a.jpg', { size: 5000 }))?.size).toBe(3);
    expect((await store.obtain('a.jpg', { size: 5000 }))?.size).toBe(3);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('knows a file the CMS does not have', async () => {
    const { store } = storeWith(async () => new Response('', { status: 404 }));
    expect(await store.obtain('a.jpg')).toBeUndefined();
  });

  test('takes a file that must not be fetched as one that is not there', async () => {
    const { store, fetch, folder } = storeWith(() => Promise.reject(new RefusedFetchError('it is private')));
    expect(await store.obtain('a.jpg')).toBeUndefined();
    const tooLarge = new ReadableStream({
      pull: (controller) => controller.error(new RefusedFetchError('it is too large')),
    });
    fetch.mockResolvedValueOnce(new Response(tooLarge));
    expect(await store.obtain('a.jpg')).toBeUndefined();
    expect(await readdir(folder)).toEqual([]);
  });

  test('keeps no part of a download that breaks off', async () => {
    const { store, folder } = storeWith(async () => new Response(torn()));
    await expect(store.obtain('a.jpg')).rejects.toThrow(MediaUnreachableError);
    expect(await readdir(folder)).toEqual([]);
  });

  test('says when the CMS is away, and asks again the next time', async () => {
    const { store, fetch } = storeWith(() => Promise.reject(new TypeError('refused')));
    await expect(store.obtain('a.jpg')).rejects.toThrow(MediaUnreachableError);
    fetch.mockResolvedValueOnce(new Response('picture'));
    expect((await store.obtain('a.jpg'))?.size).toBe(7);
  });
});
