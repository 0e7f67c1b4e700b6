import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partPins } from './part-pins.ts';
import type { TurningPin } from './part-pins.ts';

const NAME = { width: 120, height: 28 };

function pinsAt(...points: readonly (readonly [number, number])[]): readonly TurningPin[] {
  return points.map(([x, y]) => ({ point: { x, y }, size: 44, name: NAME }));
}

describe('pins of a view that turns', () => {
  test('stay at their points where there is room, with their names below', () => {
    const pins = pinsAt([100, 100], [400, 100]);
    expect(partPins(pins)).toEqual(pins.map(({ point }) => ({ position: point, name: 'below' })));
    expect(partPins([])).toEqual([]);
  });

  test('go apart, each by half of what is missing', () => {
    const [one, other] = partPins(pinsAt([100, 100], [120, 100]));
    expect(one?.position.x).toBeCloseTo(85.8, 1);
    expect(other?.position.x).toBeCloseTo(134.2, 1);
    expect(other?.position.y).toBe(100);
  });

  test('a name that would lie on another pin goes above its own, and gives way where that is no better', () => {
    expect(partPins(pinsAt([100, 100], [110, 160])).map(({ name }) => name)).toEqual(['above', 'below']);
    const between = partPins(pinsAt([100, 100], [110, 160], [110, 40]));
    expect(between.map(({ name }) => name)).toEqual(['hidden', 'below', 'above']);
  });

  test('of two names that are in each other’s way the second goes to the other side', () => {
    expect(partPins(pinsAt([100, 100], [180, 100])).map(({ name }) => name)).toEqual(['below', 'above']);
  });
});

test('a name that would lie under what is over the view goes above its pin', () => {
  const chrome = [{ left: 0, top: 120, right: 400, bottom: 170 }];
  expect(partPins(pinsAt([100, 90], [600, 90]), chrome).map(({ name }) => name)).toEqual(['above', 'below']);
});

const somePoint = fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 300 }));

test('no pin lies on another, however many there are at one point of a view', () => {
  fc.assert(
    fc.property(fc.array(somePoint, { maxLength: 7 }), (points) => {
      const parted = partPins(pinsAt(...points));
      for (const [index, { position: one }] of parted.entries()) {
        for (const { position: other } of parted.slice(index + 1)) {
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(44);
        }
      }
    }),
  );
});

test('a view that turns moves its pins with it: what is two pixels on is shown two pixels on', () => {
  fc.assert(
    fc.property(fc.array(somePoint, { maxLength: 6 }), (points) => {
      const before = partPins(pinsAt(...points));
      const after = partPins(pinsAt(...points.map(([x, y]) => [x + 2, y] as const)));
      for (const [index, { position, name }] of before.entries()) {
        expect(after[index]?.position.x).toBeCloseTo(position.x + 2, 3);
        expect(after[index]?.position.y).toBeCloseTo(position.y, 3);
        expect(after[index]?.name).toBe(name);
      }
    }),
  );
});
