import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTileLoader } from './tile-loader.ts';

interface Shown {
  readonly address: string;
  readonly settle: PromiseWithResolvers<void>;
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

function setUp() {
  const page = new Set<Shown>();
  const requests: string[] = [];
  const timers = new Set<() => void>();
  const loader = createTileLoader<{ readonly address: string }>({
    put({ address }) {
      const one = { address, settle: Promise.withResolvers<void>() };
      page.add(one);
      requests.push(address);
      return {
        ready: one.settle.promise,
        remove() {
          page.delete(one);
          one.settle.reject(new Error('removed'));
        },
      };
    },
    clock: {
      after(_time, run) {
        timers.add(run);
        return () => timers.delete(run);
      },
    },
  });
  const inPage = () => [...page].map(({ address }) => address);
  const one = (address: string) => [...page].find((shown) => shown.address === address);
  return {
    requests,
    inPage,
    timers,
    want: (...addresses: readonly string[]) => loader.want(addresses.map((address) => ({ address }))),
    async loaded(address: string) {
      one(address)?.settle.resolve();
      await settled();
    },
    async fails(address: string) {
      one(address)?.settle.reject(new Error('no'));
      await settled();
    },
    pause() {
      const due = [...timers];
      timers.clear();
      for (const run of due) run();
    },
  };
}

describe('tiles', () => {
  test('are requested a few at a time, in order', async () => {
    const { want, loaded, requests } = setUp();
    want('a', 'b', 'c', 'd', 'e', 'f');
    expect(requests).toEqual(['a', 'b', 'c', 'd']);
    await loaded('c');
    expect(requests).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('out of view are removed, and their requests make room at once', async () => {
    const { want, loaded, requests, inPage } = setUp();
    want('a', 'b', 'c', 'd', 'e');
    await loaded('a');
    want('a', 'f', 'g');
    expect(inPage()).toEqual(['a', 'f', 'g']);
    expect(requests).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
    want();
    await settled();
    expect(inPage()).toEqual([]);
  });

  test('come again as often as they are in view', async () => {
    const { want, loaded, inPage } = setUp();
    for (let time = 0; time < 5; time += 1) {
      want('a');
      expect(inPage()).toEqual(['a']);
      await loaded('a');
      want('b');
      await loaded('b');
    }
  });

  test('that fail are requested twice more, each time after a pause', async () => {
    const { want, fails, pause, requests, inPage, timers } = setUp();
    want('a', 'b');
    await fails('a');
    expect(inPage()).toEqual(['b']);
    want('a', 'b', 'c');
    expect(requests).toEqual(['a', 'b', 'c']);
    pause();
    await fails('a');
    pause();
    await fails('a');
    pause();
    expect(requests.filter((address) => address === 'a')).toHaveLength(3);
    want();
    expect(timers.size).toBe(0);
  });

  test('are those that are wanted when all has come, whatever happened before', async () => {
    const view = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(fc.array(view, { minLength: 1, maxLength: 6 }), fc.nat(3), async (views, come) => {
        const { want, loaded, inPage } = setUp();
        for (const one of views) {
          want(...one);
          for (const address of inPage().slice(0, come)) await loaded(address);
        }
        for (let round = 0; round < 10; round += 1) for (const address of inPage()) await loaded(address);
        expect(inPage().toSorted()).toEqual([...(views.at(-1) ?? [])].toSorted());
      }),
    );
  });
});
