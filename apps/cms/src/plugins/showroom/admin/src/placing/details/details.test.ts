import type { Background } from '@vitrine/core/world/background';
import type { PictureArea } from '@vitrine/core/world/looping-detail';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FormRow } from '../form-hotspot.ts';
import { cornerOf, CORNERS, FIRST_AREA, movedArea, resizedArea } from './area.ts';
import type { Corner } from './area.ts';
import { areaOnPicture, detailsIn, nameOf, withArea } from './form-detail.ts';

/** Percent: the least width and height. */
const LEAST_SIDE = 1;

function cents(least: number, most: number) {
  return fc.integer({ min: least * 100, max: most * 100 }).map((value) => value / 100);
}

const areas: fc.Arbitrary<PictureArea> = fc
  .record({ x: cents(0, 99), y: cents(0, 99), w: cents(0, 100), h: cents(0, 100) })
  .map(({ x, y, w, h }) => ({
    x,
    y,
    width: Math.max(LEAST_SIDE, Math.min(w, 100 - x)),
    height: Math.max(LEAST_SIDE, Math.min(h, 100 - y)),
  }));
const steps = fc.record({ x: cents(-200, 200), y: cents(-200, 200) });
const OPPOSITE: Readonly<Record<Corner, Corner>> = {
  topLeft: 'bottomRight',
  topRight: 'bottomLeft',
  bottomLeft: 'topRight',
  bottomRight: 'topLeft',
};

function picture(key: Background['key'], width: number, height: number): Background {
  const media = { url: '/p.jpg', hash: '', ext: '.jpg', mime: 'image/jpeg', name: 'p', formats: {} };
  return { kind: 'image', key, media: { ...media, width, height } };
}
const WIDE = picture('default_background_16x9', 1600, 900);
const NARROW = picture('default_background_4x3', 1600, 1200);
const PHONE = picture('mobile', 900, 1600);

const LAMP: FormRow = { __temp_key__: 'a0', id: 3, name: 'Lamp', area: { id: 9, ...FIRST_AREA } };

function shown(area: unknown) {
  return areaOnPicture({ __temp_key__: 'a', area }, NARROW);
}

function expectOnPicture({ x, y, width, height }: PictureArea) {
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(100 + 1e-9);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(LEAST_SIDE - 1e-9);
}

describe('a rectangle', () => {
  test('keeps its size and stays on the picture, wherever it is dragged', () => {
    fc.assert(
      fc.property(areas, steps, (area, by) => {
        const moved = movedArea(area, by);
        expectOnPicture(moved);
        expect(moved.width).toBeCloseTo(area.width, 6);
        expect(moved.height).toBeCloseTo(area.height, 6);
      }),
    );
  });

  test('is dragged larger and smaller by a corner, and the opposite one stays', () => {
    fc.assert(
      fc.property(areas, fc.constantFrom(...CORNERS), steps, (area, corner, by) => {
        const resized = resizedArea(area, corner, by);
        expectOnPicture(resized);
        const [before, after] = [area, resized].map((each) => cornerOf(each, OPPOSITE[corner]));
        expect(after?.x).toBeCloseTo(before?.x ?? -1, 6);
        expect(after?.y).toBeCloseTo(before?.y ?? -1, 6);
      }),
    );
  });
});

describe('a looping detail', () => {
  test('is on both pictures at once, and on the one for phones where it was put there', () => {
    const wider = withArea(LAMP, WIDE, { x: 10, y: 0, width: 20, height: 20 });
    expect(wider['area']).toMatchObject({ id: 9, x: 10, y: 12.5, width: 20, height: 15 });
    const onPhones = withArea(LAMP, PHONE, { x: 1, y: 2, width: 3, height: 4 });
    expect(onPhones['area_mobile']).toEqual({ x: 1, y: 2, width: 3, height: 4 });
    expect(onPhones['area']).toBe(LAMP['area']);
  });

  test('keeps a rectangle of its own on the 16:9 picture apart from the other', () => {
    const own: FormRow = { ...LAMP, area_16x9: { id: 4, x: 1, y: 1, width: 5, height: 5 } };
    const moved = withArea(own, WIDE, { x: 2, y: 2, width: 5, height: 5 });
    expect(moved['area_16x9']).toEqual({ id: 4, x: 2, y: 2, width: 5, height: 5 });
    expect(moved['area']).toBe(LAMP['area']);
  });

  test('is where it was put, on every picture', () => {
    fc.assert(
      fc.property(areas, fc.constantFrom(WIDE, NARROW, PHONE), (area, background) => {
        const read = areaOnPicture(withArea(LAMP, background, area), background);
        for (const name of ['x', 'y', 'width', 'height'] as const) {
          expect(read?.[name]).toBeCloseTo(area[name], 6);
        }
      }),
    );
  });

  test('without a rectangle, or with half of one, has no place yet', () => {
    expect(shown(null)).toBeUndefined();
    expect(shown({ x: 1, y: 1, width: '', height: 4 })).toBeUndefined();
    // Postgres returns decimals as text.
    expect(shown({ x: '0', y: '1', width: '2', height: '3' })).toEqual({ x: 0, y: 1, width: 2, height: 3 });
    expect(detailsIn([LAMP, null, 'x'])).toEqual([LAMP]);
    expect(nameOf({ __temp_key__: 'a' })).toBe('');
  });
});
