import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeLogger } from '../testing/fake-logger.ts';
import { createMediaStore } from './media-store.ts';
import { createMirror } from './mirror.ts';
import { eventually } from '../testing/eventually.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrine-mirror-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

function filesOf(...names: string[]) {
  return new Map(names.map((name) => [name, undefined]));
}

const MINUTE = 60_000;

function sourceOf(name: string) {
  return `http://${name.startsWith('far') ? 'far' : 'cms'}/${name}`;
}

/** A mirror of the files of two hosts: those whose names begin with `far` are on the second one. */
function setUp(answer: (name: string) => Promise<Response>) {
  const clock = createFakeClock();
  const logger = createFakeLogger();
  const fetch = vi.fn<(address: string) => Promise<Response>>((address) =>
    answer(new URL(address).pathname.slice(1)),
  );
  const folder = join(root, 'media');
  const store = createMediaStore({ folder, shipped: new Map(), sourceOf, fetch, clock });
  return {
    clock,
    folder,
    mirror: createMirror({ store, logger, clock }),
    asked: () => fetch.mock.calls.map(([address]) => new URL(address).pathname.slice(1)),
    warnings: () => logger.lines.filter(({ level }) => level === 'warn').length,
    hasLogged: (sentence: string) => logger.lines.some((line) => line.sentence.includes(sentence)),
  };
}

describe('the mirror', () => {
  test.each([403, 500, 404])('leaves out a file that answers %i, and copies all others', async (status) => {
    const { mirror, folder } = setUp(async (name) =>
      name === 'b.jpg' ? new Response('', { status }) : new Response('picture'),
    );
    const files = filesOf('a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg');
    expect(await mirror.copy(files)).toEqual({ fetched: 4, missing: 1 });
    expect((await readdir(folder)).toSorted()).toEqual(['a.jpg', 'c.jpg', 'd.jpg', 'e.jpg']);
    expect(mirror.missing()).toBe(1);
  });

  test('retries such a file with growing pauses, logs it once, and once when it is over', async () => {
    let status = 403;
    const { mirror, clock, asked, warnings, hasLogged } = setUp(async () =>
      status === 200 ? new Response('picture') : new Response('', { status }),
    );
    await mirror.copy(filesOf('a.jpg'));
    await mirror.copy(filesOf('a.jpg'));
    expect(asked()).toHaveLength(1);
    for (const [minutes, times] of [
      [1, 2],
      [1, 2],
      [1, 3],
      [4, 4],
      [7, 4],
      [1, 5],
    ] as const) {
      await clock.advance(minutes * MINUTE);
      await eventually(() => expect([minutes, asked().length]).toEqual([minutes, times]));
      // The pass that made the request has to end before time advances.
      await eventually(() => expect(clock.waiting()).toBe(1));
    }
    expect(warnings()).toBe(1);
    status = 200;
    await clock.advance(60 * MINUTE);
    await eventually(() => expect(mirror.missing()).toBe(0));
    expect(hasLogged('All media')).toBe(true);
  });

  test('tries a file again at once that the CMS says to be another one', async () => {
    const { mirror, asked } = setUp(async () => new Response('', { status: 500 }));
    await mirror.copy(new Map([['a.jpg', { size: 1 }]]));
    await mirror.copy(new Map([['a.jpg', { size: 2 }]]));
    expect(asked()).toHaveLength(2);
  });

  test('leaves the files of a host that cannot be reached, and copies those of others', async () => {
    const { mirror, asked, folder } = setUp(async (name) => {
      if (name.startsWith('far')) throw new TypeError('refused');
      return new Response('picture');
    });
    await mirror.copy(filesOf('far-1.jpg', 'a.jpg', 'far-2.jpg', 'far-3.jpg', 'b.jpg', 'far-4.jpg'));
    expect((await readdir(folder)).toSorted()).toEqual(['a.jpg', 'b.jpg']);
    expect(asked().filter((name) => name.startsWith('far'))).toEqual(['far-1.jpg']);
    expect(mirror.missing()).toBe(4);
  });

  test('leaves what is left of a host that goes away, and asks again when it is back', async () => {
    let isAway = true;
    const { mirror, folder, clock } = setUp(async (name) => {
      if (isAway && name === 'c.jpg') throw new TypeError('refused');
      return name === 'b.jpg' ? new Response('', { status: 404 }) : new Response('picture');
    });
    const files = filesOf('a.jpg', 'b.jpg', 'c.jpg', 'd.jpg');
    expect(await mirror.copy(files)).toEqual({ fetched: 1, missing: 1 });
    expect(await readdir(folder)).toEqual(['a.jpg']);
    isAway = false;
    await clock.advance(MINUTE);
    await eventually(async () =>
      expect((await readdir(folder)).toSorted()).toEqual(['a.jpg', 'c.jpg', 'd.jpg']),
    );
  });

  test('gives way to a newer pass', async () => {
    const { mirror } = setUp(async () => new Response('picture'));
    const [old, recent] = await Promise.all([
      mirror.copy(filesOf('a.jpg', 'b.jpg', 'c.jpg')),
      mirror.copy(filesOf('d.jpg')),
    ]);
    expect(old.fetched).toBeLessThan(3);
    expect(recent.fetched).toBe(1);
  });
});
