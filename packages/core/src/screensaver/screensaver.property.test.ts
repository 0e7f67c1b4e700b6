import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createScreensaverDriver, image, locationItem, video } from './testing/screensaver-driver.ts';
import type { Programme } from './programme.ts';
import type { ScreensaverEvent } from './screensaver-state.ts';

type PlayedEvent = ScreensaverEvent | { readonly type: 'advance'; readonly milliseconds: number };

const item = fc.oneof(
  fc.constant(video('film')),
  fc
    .record({ name: fc.constantFrom('a', 'b'), time: fc.nat({ max: 9 }) })
    .map(({ name, time }) => image(name, time)),
  fc
    .record({ name: fc.constantFrom('x', 'y'), time: fc.nat({ max: 9 }) })
    .map(({ name, time }) => locationItem(name, time)),
);

const programme: fc.Arbitrary<Programme> = fc.oneof(
  fc.array(item, { maxLength: 4 }).map((items) => ({ kind: 'manual' as const, items })),
  fc.constant<Programme>({ kind: 'automatic', items: [locationItem('x'), locationItem('y')] }),
  fc.constant<Programme>({ kind: 'arrows', next: { x: locationItem('y').location }, stepInterval: 3 }),
);

const senses = fc.record(
  { isEnabled: fc.boolean(), hasFocus: fc.boolean(), isPaused: fc.boolean(), isIdle: fc.boolean() },
  { requiredKeys: [] },
);

const event: fc.Arbitrary<PlayedEvent> = fc.oneof(
  senses.map((change) => ({ type: 'sensed' as const, change })),
  // The visitor is mostly away, otherwise hardly anything would be shown.
  fc.constant<PlayedEvent>({ type: 'sensed', change: { isEnabled: true, hasFocus: true, isPaused: false } }),
  fc.constant<PlayedEvent>({ type: 'sensed', change: { isIdle: true } }),
  programme.map((prepared) => ({ type: 'prepared' as const, programme: prepared })),
  fc.constant<PlayedEvent>({ type: 'preparationFailed' }),
  fc
    .record({
      type: fc.constantFrom('arrived', 'progressed', 'ended', 'failed', 'timeUp'),
      step: fc.integer({ min: 1, max: 6 }),
    })
    .map((report) => report as PlayedEvent),
  fc.nat({ max: 30_000 }).map((milliseconds) => ({ type: 'advance' as const, milliseconds })),
);

const context = fc.record({ isKiosk: fc.boolean(), isPicturesOnly: fc.boolean() });

/** Invariants of a screensaver, at rest and shown. */
function faultsOf(driver: ReturnType<typeof createScreensaverDriver>): readonly string[] {
  const { status, senses: now } = driver.state();
  const isActive = status === 'active';
  const mayShow = now.isEnabled && now.hasFocus && !now.isPaused && now.isIdle;
  return [
    isActive === (driver.shown() === undefined) ? 'what is shown does not fit its state' : '',
    !isActive && driver.hasTimer() ? 'a timer runs while it is off' : '',
    (isActive || status === 'preparing') && !mayShow ? 'it shows where it must not' : '',
  ].filter((fault) => fault !== '');
}

describe('whatever happens in whatever order', () => {
  test('leaves no timer running and nothing on the screen while it is not active', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), context, (events, fixed) => {
        const driver = createScreensaverDriver(fixed);
        for (const one of events) {
          if (one.type === 'advance') driver.advance(one.milliseconds);
          else driver.send(one);
          expect(faultsOf(driver)).toEqual([]);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('shows no video in power-save mode', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const driver = createScreensaverDriver({ isPicturesOnly: true });
        for (const one of events) {
          if (one.type === 'advance') driver.advance(one.milliseconds);
          else driver.send(one);
          expect(driver.shown()).not.toBe('film');
        }
      }),
    );
  });

  test('never stops while it has more than one thing to show', () => {
    const several = fc.array(item, { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(several, fc.array(event, { maxLength: 30 }), (items, events) => {
        const driver = createScreensaverDriver();
        driver.sense({ isEnabled: true, hasFocus: true });
        driver.sense({ isIdle: true });
        driver.send({ type: 'prepared', programme: { kind: 'manual', items } });
        for (const one of events) {
          if (one.type === 'advance') driver.advance(one.milliseconds);
          else if (one.type !== 'prepared') driver.send(one);
          expect(driver.status() === 'active' && !driver.hasTimer()).toBe(false);
        }
      }),
    );
  });
});
