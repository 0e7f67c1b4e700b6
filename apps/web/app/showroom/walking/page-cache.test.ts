import { describe, expect, test, vi } from 'vitest';
import { createPageCache } from './page-cache.ts';

function away() {
  return Promise.reject(new TypeError('Failed to fetch'));
}

function setUp() {
  let now = 0;
  const cache = createPageCache({
    now: () => now,
    isAway: (error) => error instanceof TypeError,
  });
  return {
    cache,
    pass(milliseconds: number) {
      now += milliseconds;
    },
  };
}

describe('page cache', () => {
  test('a prefetched page is not loaded again on arrival', async () => {
    const { cache } = setUp();
    const load = vi.fn<() => Promise<string>>(async () => 'page');
    expect(cache.announcePrefetch('/a')).toBe(true);
    await cache.load('/a', load);
    expect(await cache.load('/a', load)).toBe('page');
    expect(load).toHaveBeenCalledOnce();
    expect(cache.announcePrefetch('/a')).toBe(false);
  });

  test('a failed prefetch rejects nothing, and the navigation loads again', async () => {
    const { cache } = setUp();
    cache.announcePrefetch('/a');
    expect(await cache.load('/a', () => Promise.reject(new Error('away')))).toBeNull();
    expect(await cache.load('/a', async () => 'page')).toBe('page');
  });

  test('a caller that shares an aborted request sends its own', async () => {
    const { cache } = setUp();
    const given = Promise.withResolvers<string>();
    const first = cache.load('/a', () => given.promise);
    const second = cache.load('/a', async () => 'page');
    given.reject(new DOMException('The user aborted a request.', 'AbortError'));
    await expect(first).rejects.toThrow('aborted');
    expect(await second).toBe('page');
  });

  test('a failed visit fails', async () => {
    const { cache } = setUp();
    await expect(cache.load('/a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  });

  test.each([
    { name: 'a minute', change: (set: ReturnType<typeof setUp>) => set.pass(60_001) },
    { name: 'newly published content', change: (set: ReturnType<typeof setUp>) => set.cache.clear() },
  ])('after $name a page is loaded again', async ({ change }) => {
    const set = setUp();
    await set.cache.load('/a', async () => 'old');
    change(set);
    expect(await set.cache.load('/a', async () => 'new')).toBe('new');
  });

  test('while the server is not available an old page still serves, if it was not replaced by newer content', async () => {
    const { cache, pass } = setUp();
    await cache.load('/a', async () => 'old');
    pass(60_001);
    expect(await cache.load('/a', away)).toBe('old');
    pass(60_001);
    await expect(cache.load('/a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    cache.clear();
    await expect(cache.load('/a', away)).rejects.toThrow('Failed to fetch');
  });

  test('keeps twenty pages and lets go of the oldest', async () => {
    const { cache } = setUp();
    for (let page = 0; page <= 20; page += 1) await cache.load(`/${page}`, async () => 'old');
    expect(await cache.load('/1', async () => 'new')).toBe('old');
    expect(await cache.load('/0', async () => 'new')).toBe('new');
  });
});
