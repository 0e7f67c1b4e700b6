import { pointOnPicture } from '@vitrine/core/panorama/projection';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cut, facesOfRoom, paintedRoom } from '../../testing/painted-pictures.ts';
import { radiansOf } from '../angles.ts';
import { toEquirectangular, toFlatView } from './project.ts';
import { blankRaster, middleRows, paste } from './raster.ts';
import type { Raster } from './raster.ts';
import { cubeSampler, equirectangularSampler, WHOLE_SPHERE } from './sampler.ts';
import type { Sampler } from './sampler.ts';

function colourAt({ width, height, pixels }: Raster, x: number, y: number): readonly number[] {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x)));
  const row = Math.min(height - 1, Math.max(0, Math.floor(y)));
  return [...pixels.subarray((row * width + column) * 3, (row * width + column) * 3 + 3)];
}

function seen(sample: Sampler, yaw: number, pitch: number): readonly number[] {
  const colour = new Uint8Array(3);
  const [a, b] = [radiansOf(yaw), radiansOf(pitch)];
  sample(Math.sin(a) * Math.cos(b), Math.sin(b), Math.cos(a) * Math.cos(b), colour, 0);
  return [...colour];
}

function farthest(one: readonly number[], other: readonly number[]): number {
  return Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? 0))));
}

// Whole degrees: doubles would mostly be next to nothing.
const yaw = fc.integer({ min: -180, max: 180 });
const pitch = fc.integer({ min: -90, max: 90 });
const BLACK = [0, 0, 0] as const;

describe('panoramas', () => {
  test('have in a cube what the room has, in every direction and without seams', () => {
    const room = paintedRoom();
    const cube = cubeSampler(facesOfRoom(room, 64), BLACK);
    fc.assert(
      fc.property(yaw, pitch, (a, b) => {
        expect(farthest(seen(cube, a, b), seen(room, a, b))).toBeLessThanOrEqual(4);
      }),
      { numRuns: 500 },
    );
  });

  test('have in an equirectangular picture what the room has', () => {
    const room = paintedRoom();
    const picture = toEquirectangular(room, 256);
    expect([picture.width, picture.height]).toEqual([256, 128]);
    const sample = equirectangularSampler(picture, WHOLE_SPHERE, BLACK);
    fc.assert(
      fc.property(yaw, pitch, (a, b) => {
        expect(farthest(seen(sample, a, b), seen(room, a, b))).toBeLessThanOrEqual(4);
      }),
      { numRuns: 500 },
    );
  });

  test('show the fill beyond what a picture covers, and its middle where it is', () => {
    const picture = { width: 8, height: 4, pixels: new Uint8Array(96).fill(200) };
    const sample = equirectangularSampler(picture, { across: 180, high: 60, middle: 20 }, [1, 2, 3]);
    expect(seen(sample, 0, 20)).toEqual([200, 200, 200]);
    expect(seen(sample, 80, 45)).toEqual([200, 200, 200]);
    expect(seen(sample, 120, 20)).toEqual([1, 2, 3]);
    expect(seen(sample, 0, -40)).toEqual([1, 2, 3]);
  });

  test('show the fill on a face that is not there', () => {
    const { up: _, ...faces } = facesOfRoom(paintedRoom(), 8);
    expect(seen(cubeSampler(faces, [9, 8, 7]), 0, 90)).toEqual([9, 8, 7]);
    expect(seen(cubeSampler(faces, [9, 8, 7]), 0, 0)).not.toEqual([9, 8, 7]);
  });

  test('show on a flat view what core says is at a point of it', () => {
    const room = paintedRoom();
    fc.assert(
      fc.property(
        yaw,
        fc.integer({ min: -80, max: 80 }),
        fc.integer({ min: -30, max: 30 }),
        fc.integer({ min: -20, max: 20 }),
        (a, b, aside, above) => {
          const view = { yaw: a, pitch: b, fieldOfView: 90, aspect: 4 / 3 };
          const point = pointOnPicture({ yaw: a + aside, pitch: Math.min(90, b + above) }, view);
          if (point === undefined || point.x < 0 || point.x > 100 || point.y < 0 || point.y > 100) return;
          const flat = toFlatView(room, view, 160);
          const there = colourAt(flat, (point.x / 100) * 160, (point.y / 100) * 120);
          expect(farthest(there, seen(room, a + aside, Math.min(90, b + above)))).toBeLessThanOrEqual(4);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('are put together of tiles, the last of which are smaller', () => {
    const whole = toEquirectangular(paintedRoom(), 100);
    const joined = blankRaster(100, 50);
    for (const top of [0, 32]) {
      for (const left of [0, 32, 64, 96]) paste(joined, cut(whole, left, top, 32), left, top);
    }
    expect(joined.pixels).toEqual(whole.pixels);
  });

  test('are cut to their middle', () => {
    const picture = { width: 1, height: 4, pixels: Uint8Array.from([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]) };
    expect(middleRows(picture, 2)).toEqual({
      width: 1,
      height: 2,
      pixels: Uint8Array.from([2, 2, 2, 3, 3, 3]),
    });
  });
});
