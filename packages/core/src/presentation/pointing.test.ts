import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { POINTER_INTERVAL } from './pointer-interval.ts';
import {
  LOOK_LIFETIME,
  marksAt,
  NOTHING_POINTED,
  PING_LIFETIME,
  POINTER_LIFETIME,
  stepPointing,
} from './pointing.ts';
import type { Pointing, PointingEvent } from './pointing.ts';

const percent = fc.double({ min: 0, max: 100, noNaN: true });
const points = fc.record({ x: percent, y: percent });
const events: fc.Arbitrary<(now: number) => PointingEvent> = fc.oneof(
  fc
    .record({ point: points, isStill: fc.boolean() })
    .map((some) => (now: number) => ({ type: 'pointed' as const, now, ...some })),
  points.map((point) => (now: number) => ({ type: 'pinged' as const, now, point })),
  fc.string().map((hotspot) => (now: number) => ({ type: 'lookedAt' as const, now, hotspot })),
  fc.constant((now: number) => ({ type: 'timePassed' as const, now })),
);
/** Events with the milliseconds before each. */
const courses = fc.array(fc.tuple(fc.integer({ min: 0, max: 4_000 }), events), { maxLength: 40 });

function after(course: readonly (readonly [number, (now: number) => PointingEvent])[]) {
  let pointing: Pointing = NOTHING_POINTED;
  let now = 0;
  for (const [wait, eventAt] of course) {
    now += wait;
    pointing = stepPointing(pointing, eventAt(now));
  }
  return { pointing, now };
}

function pointerAt(pointing: Pointing, now: number) {
  return marksAt(pointing, now).find(({ kind }) => kind === 'pointer');
}

describe('what is pointed at', () => {
  test('is gone when its time has passed, and then there is nothing at all', () => {
    fc.assert(
      fc.property(courses, (course) => {
        const { pointing, now } = after(course);
        const end = now + Math.max(LOOK_LIFETIME, PING_LIFETIME, POINTER_LIFETIME);
        expect(stepPointing(pointing, { type: 'timePassed', now: end })).toBe(NOTHING_POINTED);
      }),
    );
  });

  test('is drawn on the picture, never stronger than whole', () => {
    fc.assert(
      fc.property(courses, fc.integer({ min: 0, max: 10_000 }), (course, wait) => {
        const { pointing, now } = after(course);
        const marks = marksAt(pointing, now + wait);
        for (const single of ['pointer', 'look']) {
          expect(marks.filter(({ kind }) => kind === single).length).toBeLessThanOrEqual(1);
        }
        for (const { strength, point = { x: 0, y: 0 } } of marks) {
          expect(strength).toBeGreaterThanOrEqual(0);
          expect(strength).toBeLessThanOrEqual(1);
          for (const part of [point.x, point.y]) {
            expect(part).toBeGreaterThanOrEqual(-1e-9);
            expect(part).toBeLessThanOrEqual(100 + 1e-9);
          }
        }
      }),
    );
  });

  test('is a pointer that goes to its newest position and gets there, without a jump on the way', () => {
    fc.assert(
      fc.property(points, points, points, fc.integer({ min: 0, max: 300 }), (one, two, three, wait) => {
        const course = [
          [0, (now: number) => ({ type: 'pointed' as const, now, point: one, isStill: false })],
          [50, (now: number) => ({ type: 'pointed' as const, now, point: two, isStill: false })],
        ] as const;
        const { pointing, now } = after(course);
        const before = pointerAt(pointing, now + wait)?.point;
        const next = stepPointing(pointing, {
          type: 'pointed',
          now: now + wait,
          point: three,
          isStill: false,
        });
        expect(pointerAt(next, now + wait)?.point).toEqual(before);
        const there = pointerAt(next, now + wait + POINTER_INTERVAL)?.point;
        expect(there?.x).toBeCloseTo(three.x, 9);
        expect(there?.y).toBeCloseTo(three.y, 9);
      }),
    );
  });

  test('is a pointer that is there at once where nothing is to move', () => {
    const first = { x: 10, y: 20 };
    const second = { x: 80, y: 90 };
    let pointing = stepPointing(NOTHING_POINTED, { type: 'pointed', now: 0, point: first, isStill: false });
    pointing = stepPointing(pointing, { type: 'pointed', now: 30, point: second, isStill: true });
    expect(pointerAt(pointing, 30)?.point).toEqual(second);
  });

  test('fades at the end of its three seconds', () => {
    const pointing = stepPointing(NOTHING_POINTED, {
      type: 'pointed',
      now: 0,
      point: { x: 50, y: 50 },
      isStill: false,
    });
    const strengthAt = (now: number) => pointerAt(pointing, now)?.strength;
    expect(strengthAt(2_000)).toBe(1);
    expect(strengthAt(2_550)).toBeCloseTo(0.5, 9);
    expect(stepPointing(pointing, { type: 'timePassed', now: 2_999 })).not.toBe(NOTHING_POINTED);
    expect(stepPointing(pointing, { type: 'timePassed', now: 3_000 })).toBe(NOTHING_POINTED);
  });

  test('keeps each ping for its own time, and the last hotspot alone', () => {
    let pointing = stepPointing(NOTHING_POINTED, { type: 'pinged', now: 0, point: { x: 1, y: 1 } });
    pointing = stepPointing(pointing, { type: 'pinged', now: 2_000, point: { x: 2, y: 2 } });
    pointing = stepPointing(pointing, { type: 'lookedAt', now: 2_000, hotspot: 'a' });
    pointing = stepPointing(pointing, { type: 'lookedAt', now: 2_500, hotspot: 'b' });
    pointing = stepPointing(pointing, { type: 'timePassed', now: 3_000 });
    expect(marksAt(pointing, 3_000).map(({ kind, point, hotspot }) => [kind, point?.x ?? hotspot])).toEqual([
      ['ping', 2],
      ['look', 'b'],
    ]);
  });
});
