import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createMediaRoute } from './media-route.ts';
import type { MediaRights } from './media-route.ts';
import { createMediaStore } from './media-store.ts';
import { eventually } from '../testing/eventually.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-arrival-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const film = new Uint8Array(300_000).map((_, index) => index % 251);
const files = new Map([['film.mp4', undefined]]);
const rights: MediaRights = { visible: files, open: files };

/** A route to a host that sends a film when the test triggers it. */
function setUp({ hasRoom = true, length = film.byteLength as number | undefined } = {}) {
  const clock = createFakeClock();
  let host!: ReadableStreamDefaultController<Uint8Array>;
  const fetch = vi.fn<() => Promise<Response>>(async () => {
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (host = controller) });
    return new Response(body, {
      headers: length === undefined ? {} : { 'content-length': String(length) },
    });
  });
  const store = createMediaStore({
    folder,
    shipped: new Map(),
    sourceOf: (name) => `http://cms/${name}`,
    fetch,
    clock,
    hasRoom: async () => hasRoom,
  });
  const route = createMediaRoute(store);
  const ask = (headers: Record<string, string> = {}) =>
    route(new Request('http://localhost/box-api/uploads/film.mp4', { headers }), 'film.mp4', rights);
  return { ask, clock, fetch, store, host: () => host };
}

const half = film.byteLength / 2;

describe('a film on its way', () => {
  test('is sent from its first byte on, before all of it is here', async () => {
    const { ask, host } = setUp();
    const answer = await ask();
    expect(answer.headers.get('content-length')).toBe(String(film.byteLength));
    const reader = answer.body?.getReader();
    host().enqueue(film.subarray(0, 10));
    expect((await reader?.read())?.value).toEqual(film.subarray(0, 10));
    host().enqueue(film.subarray(10));
    host().close();
    const rest = new Uint8Array(film.byteLength - 10);
    for (let at = 0; at < rest.byteLength;) {
      const { value } = (await reader?.read()) ?? {};
      if (!value) break;
      rest.set(value, at);
      at += value.byteLength;
    }
    expect(Buffer.compare(rest, film.subarray(10))).toBe(0);
    expect((await reader?.read())?.done).toBe(true);
    await eventually(async () => expect(await readdir(folder)).toEqual(['film.mp4']));
  });

  test('is fetched once for all who ask, whichever part they ask for, and goes on when one leaves', async () => {
    const { ask, host, fetch } = setUp();
    const [whole, part, left] = await Promise.all([ask(), ask({ range: 'bytes=149990-150009' }), ask()]);
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 149990-150009/300000']);
    host().enqueue(film.subarray(0, half));
    await left.body?.cancel();
    host().enqueue(film.subarray(half));
    host().close();
    expect(await part.bytes()).toEqual(film.subarray(149_990, 150_010));
    expect(Buffer.compare(await whole.bytes(), film)).toBe(0);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(await (await ask()).bytes()).toEqual(film);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('is kept although all who asked for it have left', async () => {
    const { ask, host } = setUp();
    await (await ask()).body?.cancel();
    host().enqueue(film);
    host().close();
    await eventually(async () =>
      expect(await readFile(join(folder, 'film.mp4'))).toHaveLength(film.byteLength),
    );
  });

  test.each([
    ['breaks off', (host: ReadableStreamDefaultController) => host.error(new Error('gone'))],
    ['ends before its announced length', (host: ReadableStreamDefaultController) => host.close()],
  ])('is not kept when it %s, and no reader takes it for whole', async (_, end) => {
    const { ask, host } = setUp();
    const answer = await ask();
    host().enqueue(film.subarray(0, half));
    end(host());
    await expect(answer.bytes()).rejects.toThrow('did not arrive whole');
    await eventually(async () => expect(await readdir(folder)).toEqual([]));
  });

  test('has all the time it needs as long as it comes, and none when it falls silent', async () => {
    const { ask, store, clock, host } = setUp();
    const slow = (await ask()).body?.getReader();
    for (let sent = 0; sent < film.byteLength; sent += 30_000) {
      // Ten parts with a pause between: five minutes, longer than any total limit would allow.
      host().enqueue(film.subarray(sent, sent + 30_000));
      // A reader gets bytes once they count as arrived; the disk may have them sooner.
      for (let got = 0; got < 30_000;) got += (await slow?.read())?.value?.byteLength ?? Number.NaN;
      await clock.advance(29_000);
    }
    host().close();
    expect((await slow?.read())?.done).toBe(true);
    expect((await store.obtain('film.mp4'))?.size).toBe(film.byteLength);

    await rm(join(folder, 'film.mp4'));
    const silent = await ask();
    await clock.advance(30_000);
    await expect(silent.bytes()).rejects.toThrow('did not arrive whole');
    await eventually(async () => expect(await readdir(folder)).toEqual([]));
  });

  test('is passed on and not kept where the disk has no room', async () => {
    const { ask, host } = setUp({ hasRoom: false });
    const answer = await ask({ range: 'bytes=0-9' });
    expect(answer.status).toBe(200);
    host().enqueue(film);
    host().close();
    expect(Buffer.compare(await answer.bytes(), film)).toBe(0);
    expect(await readdir(folder)).toEqual([]);
  });

  test('of unknown length is sent as well, a part of it when all is here', async () => {
    const { ask, host } = setUp({ length: undefined });
    const whole = await ask();
    const part = ask({ range: 'bytes=-5' });
    host().enqueue(film);
    host().close();
    expect(Buffer.compare(await whole.bytes(), film)).toBe(0);
    expect((await part).status).toBe(206);
    expect(await (await part).bytes()).toEqual(film.subarray(-5));
  });
});
