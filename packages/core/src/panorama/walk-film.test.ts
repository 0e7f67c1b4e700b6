import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { payloadId } from '../world/ids.ts';
import type { StartView } from '../world/panorama.ts';
import { headingTo } from './heading.ts';
import { wrappedYaw } from './projection.ts';
import { FILM_RATE, FILM_SECONDS, secondsOf, walkFilm } from './walk-film.ts';
import type { FilmFrame, WalkPlan } from './walk-film.ts';

const yaw = fc.double({ min: -180, max: 180, noNaN: true });
const direction = fc.record({ yaw, pitch: fc.double({ min: -70, max: 70, noNaN: true }) });
const start: fc.Arbitrary<StartView> = fc.record({
  yaw,
  pitch: fc.double({ min: -45, max: 45, noNaN: true }),
  fieldOfView: fc.integer({ min: 30, max: 120 }),
});
const seconds = fc.double({ min: 0, max: 5, noNaN: true });
const plans: fc.Arbitrary<WalkPlan> = fc.record(
  { from: start, to: start, heading: direction, arrival: direction, seconds },
  { requiredKeys: ['from', 'to'] },
);

/** Degrees that a panorama turns from frame to frame, to the right. */
function turnsOf(frames: readonly FilmFrame[], side: 'from' | 'to'): readonly number[] {
  const views = frames.flatMap((frame) => frame[side] ?? []);
  return views.slice(1).map(({ view }, index) => wrappedYaw(view.yaw - (views[index]?.view.yaw ?? 0)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

describe('a walk film', () => {
  test('begins and ends with exactly what the two pictures show', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const frames = walkFilm(plan);
        const [first, last] = [frames[0], frames.at(-1)];
        expect(first).toMatchObject({ dissolved: 0, from: { still: 1 } });
        expect(last).toMatchObject({ dissolved: 1, to: { still: 1 } });
        expect([first?.to, last?.from]).toEqual([undefined, undefined]);
        for (const [end, wanted] of [
          [first?.from?.view, plan.from],
          [last?.to?.view, plan.to],
        ] as const) {
          expect(wrappedYaw((end?.yaw ?? 999) - wanted.yaw)).toBeCloseTo(0, 9);
          expect(end?.pitch).toBeCloseTo(wanted.pitch, 9);
          expect(end?.fieldOfView).toBeCloseTo(wanted.fieldOfView, 9);
        }
      }),
    );
  });

  test('turns the short side round, never back, and never faster or slower by more than 1.5 degrees a frame', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const frames = walkFilm(plan);
        const short = plan.heading ? wrappedYaw(plan.heading.yaw - plan.from.yaw) : 0;
        for (const side of ['from', 'to'] as const) {
          const turns = turnsOf(frames, side);
          expect(turns.every((turn) => turn > -1e-9) || turns.every((turn) => turn < 1e-9)).toBe(true);
          expect(Math.abs(sum(turns))).toBeLessThanOrEqual(180 + 1e-6);
          for (const [index, turn] of turns.slice(1).entries()) {
            expect(Math.abs(turn - (turns[index] ?? 0))).toBeLessThanOrEqual(1.5);
          }
        }
        expect(sum(turnsOf(frames, 'from')) * short).toBeGreaterThanOrEqual(-1e-6);
      }),
    );
  });

  test('comes closer all the time, looks ahead, and dissolves once', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const frames = walkFilm(plan);
        for (const side of ['from', 'to'] as const) {
          const widths = frames.flatMap((frame) => frame[side]?.view.fieldOfView ?? []);
          expect(
            widths.every((width, index) => index === 0 || width <= (widths[index - 1] ?? 0) + 1e-9),
          ).toBe(true);
        }
        const parts = frames.map(({ dissolved }) => dissolved);
        expect(parts).toEqual(parts.toSorted((one, other) => one - other));
        expect(frames.every(({ from, to }) => from !== undefined || to !== undefined)).toBe(true);
      }),
    );
  });

  test('takes 1.2 to 1.8 seconds: those asked for where its turns are not too fast for it', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const taken = secondsOf(plan);
        expect(taken).toBeGreaterThanOrEqual(FILM_SECONDS.least - 1e-9);
        expect(taken).toBeLessThanOrEqual(FILM_SECONDS.most + 1e-9);
        expect(walkFilm(plan)).toHaveLength(Math.round(taken * FILM_RATE));
      }),
    );
    const ahead: StartView = { yaw: 0, pitch: 0, fieldOfView: 75 };
    const straight = { from: ahead, to: ahead, heading: { yaw: 20, pitch: 0 }, seconds: 1.3 };
    expect(secondsOf(straight)).toBeCloseTo(1.3, 5);
    expect(secondsOf({ ...straight, heading: { yaw: 180, pitch: 0 } })).toBeGreaterThan(1.4);
  });

  test('without a heading only dissolves: nothing moves', () => {
    fc.assert(
      fc.property(plans, ({ from, to }) => {
        const frames = walkFilm({ from, to });
        const leaving = frames.flatMap((frame) => frame.from ?? []);
        const arriving = frames.flatMap((frame) => frame.to ?? []);
        expect(leaving).toEqual(leaving.map(() => ({ view: from, still: 1 })));
        expect(arriving).toEqual(arriving.map(() => ({ view: to, still: 1 })));
      }),
    );
  });
});

function link(target: string, placement: object) {
  return { action: { kind: 'navigate', target: payloadId(target) }, placement } as unknown as Parameters<
    typeof headingTo
  >[1][number];
}

describe('the heading', () => {
  const ahead: StartView = { yaw: 30, pitch: 0, fieldOfView: 90 };
  const yard = payloadId('yard');
  test('is that of the hotspot that leads there, by its direction or its point on the picture', () => {
    const hotspots = [
      link('cellar', { on4x3: { x: 0, y: 50 } }),
      link('yard', { on4x3: { x: 0, y: 50 }, inPanorama: { yaw: -160, pitch: 4 } }),
    ];
    expect(headingTo(yard, hotspots, ahead)).toEqual({ yaw: -160, pitch: 4 });
    const onPicture = headingTo(yard, [link('yard', { on4x3: { x: 100, y: 50 } })], ahead);
    expect(onPicture).toMatchObject({ yaw: expect.closeTo(75, 6) });
  });

  test('is none where nothing leads there, or only what is above or below', () => {
    expect(headingTo(yard, [link('cellar', { on4x3: { x: 0, y: 50 } })], ahead)).toBe('noLink');
    const below = link('yard', { on4x3: { x: 50, y: 50 }, inPanorama: { yaw: 0, pitch: -85 } });
    expect(headingTo(yard, [below], ahead)).toBe('steep');
    expect(headingTo(yard, [below, link('yard', { on4x3: { x: 50, y: 50 } })], ahead)).toMatchObject({
      yaw: 30,
    });
  });
});
