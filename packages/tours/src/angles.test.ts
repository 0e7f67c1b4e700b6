import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  degreesOf,
  directionOf,
  directionOfKrpano,
  directionOfMarzipano,
  horizontalFieldOfView,
  otherFieldOfView,
  radiansOf,
} from './angles.ts';

/** Hundredths of degrees: doubles would mostly be next to nothing. */
const angle = fc.integer({ min: -10_000_000, max: 10_000_000 }).map((hundredths) => hundredths / 100);

/** The direction as a step in space. */
function vectorOf(yaw: number, pitch: number): readonly number[] {
  const [across, up] = [radiansOf(yaw), radiansOf(pitch)];
  return [Math.sin(across) * Math.cos(up), Math.cos(across) * Math.cos(up), Math.sin(up)];
}

describe('angles', () => {
  test('come back from radians', () => {
    fc.assert(
      fc.property(angle, (degrees) => {
        expect(degreesOf(radiansOf(degrees))).toBeCloseTo(degrees, 6);
      }),
    );
  });

  test('point the same way within one turn', () => {
    fc.assert(
      fc.property(angle, angle, (yaw, pitch) => {
        const direction = directionOf(yaw, pitch);
        expect(Math.abs(direction.yaw)).toBeLessThanOrEqual(180);
        expect(Math.abs(direction.pitch)).toBeLessThanOrEqual(90);
        const [one, other] = [vectorOf(direction.yaw, direction.pitch), vectorOf(yaw, pitch)];
        for (const [axis, part] of one.entries()) expect(part).toBeCloseTo(other[axis] ?? Number.NaN, 6);
        expect(directionOf(direction.yaw, direction.pitch)).toEqual(direction);
      }),
    );
  });

  test('beyond a pole go on at its other side', () => {
    expect(directionOf(10, 100)).toEqual({ yaw: -170, pitch: 80 });
    expect(directionOf(-10, -135)).toEqual({ yaw: 170, pitch: -45 });
    expect(directionOf(0, 180)).toEqual({ yaw: 180, pitch: 0 });
    expect(directionOf(0, 270)).toEqual({ yaw: 0, pitch: -90 });
    expect(directionOfKrpano(10, -100)).toEqual({ yaw: -170, pitch: 80 });
    expect(directionOfMarzipano(0, -Math.PI * 0.75).pitch).toBeCloseTo(45);
  });

  test('of Marzipano are radians and grow downwards', () => {
    expect(directionOfMarzipano(Math.PI / 2, Math.PI / 6).yaw).toBeCloseTo(90);
    expect(directionOfMarzipano(Math.PI / 2, Math.PI / 6).pitch).toBeCloseTo(-30);
    expect(directionOfMarzipano(3 * Math.PI, 0).yaw).toBeCloseTo(180);
  });

  test('are none where a number is too large for degrees', () => {
    expect(directionOfMarzipano(1e308, -1e308)).toEqual({ yaw: 0, pitch: 0 });
    expect(directionOf(Number.NaN, Number.NaN)).toEqual({ yaw: 0, pitch: 0 });
  });

  test('of krpano are degrees and grow downwards', () => {
    expect(directionOfKrpano(370, -20)).toEqual({ yaw: 10, pitch: 20 });
    expect(directionOfKrpano(-190, 0)).toEqual({ yaw: 170, pitch: 0 });
  });

  test('of fields of view follow the shape of the picture, there and back', () => {
    expect(horizontalFieldOfView({ degrees: 90, axis: 'vertical' }, 4 / 3)).toBeCloseTo(106.26, 2);
    expect(horizontalFieldOfView({ degrees: 90, axis: 'horizontal' }, 4 / 3)).toBe(90);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 170 }), (degrees) => {
        expect(otherFieldOfView(otherFieldOfView(degrees, 4 / 3), 3 / 4)).toBeCloseTo(degrees, 6);
      }),
    );
  });
});
