import type { Programme } from '@vitrine/core/screensaver/programme';
import type { ScreensaverContext } from '@vitrine/core/screensaver/screensaver-state';
import { payloadId } from '@vitrine/core/world/ids';
import { describe, expect, test } from 'vitest';
import { createFakeClock, flushPromises } from '../player/testing/fakes.ts';
import { createScreensaverRunner, PREPARATION_PATIENCE } from './screensaver-runner.ts';

const media = {
  url: '/box-api/uploads/a.jpg',
  hash: 'a',
  ext: '.jpg',
  mime: 'image/jpeg',
  name: 'a',
  formats: {},
};

const PICTURES: Programme = {
  kind: 'manual',
  items: [
    { kind: 'image', media, displayedTime: 5 },
    { kind: 'image', media: { ...media, url: '/box-api/uploads/b.jpg' }, displayedTime: 5 },
  ],
};

const PLACES: Programme = {
  kind: 'automatic',
  items: [
    { kind: 'location', location: payloadId('a'), wait: 10 },
    { kind: 'location', location: payloadId('b'), wait: 10 },
  ],
};

function setUp(
  programme: (signal: AbortSignal) => Promise<Programme>,
  reached: (location: string) => boolean = () => true,
  fixed: Partial<ScreensaverContext> = {},
) {
  const clock = createFakeClock();
  const log: string[] = [];
  let context: ScreensaverContext = { isKiosk: false, isPicturesOnly: false, location: undefined, ...fixed };
  const runner = createScreensaverRunner({
    clock,
    context: () => context,
    prepare: (signal) => {
      log.push('prepare');
      return programme(signal);
    },
    walkTo: async (location) => {
      log.push(`walk to ${location}`);
      if (reached(location)) context = { ...context, location };
      return reached(location);
    },
    begin: () => log.push('begin'),
    end: (stage) => log.push(`end ${stage}`),
    restartCount: () => log.push('count again'),
  });
  runner.sense({ isEnabled: true, hasFocus: true });
  return { runner, clock, log, shown: () => runner.shown.getState()?.step };
}

describe('the screensaver of a window', () => {
  test('prepares, begins once, shows one after the other, and ends', async () => {
    const { runner, clock, log, shown } = setUp(async () => PICTURES);
    runner.sense({ isIdle: true });
    expect(shown()).toBeUndefined();
    await flushPromises();
    expect(shown()?.item).toBe(PICTURES.kind === 'manual' ? PICTURES.items[0] : undefined);
    runner.report('arrived', shown()?.id ?? 0);
    clock.advance(5000);
    expect(shown()?.id).toBe(2);
    runner.sense({ isIdle: false });
    expect(shown()).toBeUndefined();
    expect(log).toEqual(['prepare', 'begin', 'end kept']);
    clock.advance(60_000);
    expect(shown()).toBeUndefined();
  });

  test('a programme that arrives after an input is not shown', async () => {
    const { runner, log, shown } = setUp(async () => PICTURES);
    runner.sense({ isIdle: true });
    runner.sense({ isIdle: false });
    await flushPromises();
    expect(shown()).toBeUndefined();
    expect(log).toEqual(['prepare']);
  });

  test('the result of an earlier preparation does not count for a later one', async () => {
    const answers: ((programme: Programme) => void)[] = [];
    const { runner, shown } = setUp(() => new Promise((resolve) => answers.push(resolve)));
    runner.sense({ isIdle: true });
    runner.sense({ isIdle: false });
    runner.sense({ isIdle: true });
    answers[0]?.(PLACES);
    await flushPromises();
    expect(shown()).toBeUndefined();
    answers[1]?.(PICTURES);
    await flushPromises();
    expect(shown()?.item.kind).toBe('image');
  });

  test('nothing is shown when no step is available', async () => {
    const { runner, log, shown } = setUp(() => Promise.reject(new Error('offline')));
    runner.sense({ isIdle: true });
    await flushPromises();
    expect(shown()).toBeUndefined();
    expect(log).toEqual(['prepare']);
  });

  test('a preparation that never ends is given up, and a kiosk restarts its count', async () => {
    const answers: ((programme: Programme) => void)[] = [];
    const signals: AbortSignal[] = [];
    const { runner, clock, log, shown } = setUp(
      (signal) => {
        signals.push(signal);
        return new Promise((resolve) => answers.push(resolve));
      },
      undefined,
      { isKiosk: true },
    );
    runner.sense({ isIdle: true });
    clock.advance(PREPARATION_PATIENCE - 1);
    expect(log).toEqual(['prepare']);
    clock.advance(1);
    expect(log).toEqual(['prepare', 'count again']);
    expect(signals[0]?.aborted).toBe(true);
    answers[0]?.(PLACES);
    await flushPromises();
    expect(shown()).toBeUndefined();

    runner.sense({ isIdle: false });
    runner.sense({ isIdle: true });
    answers[1]?.(PICTURES);
    await flushPromises();
    expect(shown()?.item.kind).toBe('image');
  });

  test('the patience for one preparation does not end the next', async () => {
    const { runner, clock, log } = setUp(() => new Promise(() => undefined));
    runner.sense({ isIdle: true });
    clock.advance(PREPARATION_PATIENCE - 1);
    runner.sense({ isIdle: false });
    runner.sense({ isIdle: true });
    clock.advance(PREPARATION_PATIENCE - 1);
    runner.sense({ isIdle: true });
    expect(log).toEqual(['prepare', 'prepare']);
  });

  test('walks from location to location and skips one that it does not reach', async () => {
    const { runner, clock, log } = setUp(
      async () => PLACES,
      (location) => location !== 'a',
    );
    runner.sense({ isIdle: true });
    await flushPromises();
    expect(log).toEqual(['prepare', 'begin', 'walk to a', 'walk to b']);
    clock.advance(10_000);
    await flushPromises();
    expect(log.slice(4)).toEqual(['walk to a', 'walk to b']);
    runner.sense({ hasFocus: false });
    expect(log.at(-1)).toBe('end shown');
  });
});
