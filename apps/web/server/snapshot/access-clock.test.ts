import { expect, test } from 'vitest';
import { createBundle, createLocation } from '../testing/bundle.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createAccessClock } from './access-clock.ts';

const DAY = 24 * 60 * 60 * 1_000;

function setUp() {
  const clock = createFakeClock();
  const passed: number[] = [];
  const started = clock.now();
  const accessClock = createAccessClock({ clock, onPassed: () => passed.push(clock.now() - started) });
  const iso = (later: number) => new Date(started + later).toISOString();
  const bundleWith = (...windows: readonly { readonly from?: number; readonly until?: number }[]) =>
    createBundle('v1', {
      locations: windows.map(({ from, until }, index) =>
        createLocation(`place-${index}`, 'open', {
          access: {
            rule: { kind: 'public' },
            ...(from !== undefined && { from: iso(from) }),
            ...(until !== undefined && { until: iso(until) }),
          },
        }),
      ),
    });
  return { clock, passed, accessClock, bundleWith };
}

test('reports each time at which an access window opens or closes, once', async () => {
  const { clock, passed, accessClock, bundleWith } = setUp();
  accessClock.follow(bundleWith({ from: 1_000, until: 5_000 }, { from: -1_000, until: 5_000 }));
  await clock.advance(999);
  expect(passed).toEqual([]);
  await clock.advance(10_000);
  expect(passed).toEqual([1_000, 5_000]);
});

test('waits for an instant that is further away than a timer reaches', async () => {
  const { clock, passed, accessClock, bundleWith } = setUp();
  accessClock.follow(bundleWith({ from: 40 * DAY }));
  for (let day = 0; day < 41; day += 1) await clock.advance(DAY);
  expect(passed).toEqual([40 * DAY]);
});

test('forgets the windows of content that is no longer shown, and stops', async () => {
  const { clock, passed, accessClock, bundleWith } = setUp();
  accessClock.follow(bundleWith({ from: 1_000 }));
  accessClock.follow(bundleWith({ from: 3_000 }));
  await clock.advance(2_000);
  expect(passed).toEqual([]);
  accessClock.stop();
  await clock.advance(10_000);
  expect(passed).toEqual([]);
});
