import type { Background } from '@vitrine/core/world/background';
import type { PictureArea } from '@vitrine/core/world/looping-detail';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formRowsIn } from '../form-hotspot.ts';
import type { FormRow } from '../form-hotspot.ts';
import { placingOf, transition } from '../placing-state.ts';
import { areaWithin, cornerOf, CORNERS, FIRST_AREA, isSameArea, movedArea, resizedArea } from './area.ts';
import type { Corner } from './area.ts';
import { areaOnPicture, DETAIL_RULES, nameOf, possibleArea, withArea } from './form-detail.ts';

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
/** Also those that exceed a picture, as the ones of the 4:3 picture do on the 16:9 one. */
const anywhere: fc.Arbitrary<PictureArea> = fc.record({
  x: cents(-90, 110),
  y: cents(-90, 110),
  width: cents(LEAST_SIDE, 130),
  height: cents(LEAST_SIDE, 130),
});
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

/** How far a rectangle exceeds the picture, in percent: to the left, to the right, upwards and downwards. */
function excessOf({ x, y, width, height }: PictureArea): readonly number[] {
  return [-x, x + width - 100, -y, y + height - 100].map((excess) => Math.max(0, excess));
}

function expectNoFurtherOut(after: PictureArea, before: PictureArea) {
  for (const [edge, excess] of excessOf(after).entries()) {
    expect(excess).toBeLessThanOrEqual((excessOf(before)[edge] ?? 0) + 1e-6);
  }
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

describe('a rectangle that exceeds the picture', () => {
  test('is moved no further out, and what is not moved remains exactly where it is', () => {
    fc.assert(
      fc.property(anywhere, steps, (area, by) => {
        const to = movedArea(area, by);
        expect([to.width, to.height]).toEqual([area.width, area.height]);
        // One that is larger than the picture may be moved until its other edge is at the border.
        if (Math.max(area.width, area.height) <= 100) expectNoFurtherOut(to, area);
        expect(movedArea(area, { x: by.x, y: 0 }).y).toBe(area.y);
        expect(movedArea(area, { x: 0, y: by.y }).x).toBe(area.x);
      }),
    );
  });

  test('keeps the edges that no corner moves', () => {
    fc.assert(
      fc.property(anywhere, fc.constantFrom(...CORNERS), steps, (area, corner, by) => {
        const to = resizedArea(area, corner, by);
        expectNoFurtherOut(to, area);
        const [before, after] = [area, to].map((each) => cornerOf(each, OPPOSITE[corner]));
        expect(after?.x).toBeCloseTo(before?.x ?? -1, 6);
        expect(after?.y).toBeCloseTo(before?.y ?? -1, 6);
        const { y, height } = resizedArea(area, corner, { x: by.x, y: 0 });
        expect([y, height]).toEqual([area.y, area.height]);
        const { x, width } = resizedArea(area, corner, { x: 0, y: by.y });
        expect([x, width]).toEqual([area.x, area.width]);
      }),
    );
  });

  test('comes in where it has to, no larger than before', () => {
    fc.assert(
      fc.property(anywhere, (area) => {
        const within = areaWithin(area);
        expectOnPicture(within);
        expect(within.width).toBe(Math.min(100, area.width));
        expect(isSameArea(areaWithin(within), within)).toBe(true);
      }),
    );
  });
});

describe('a looping detail', () => {
  test('at the top of the 4:3 picture, moved to the right on the 16:9 one, is no lower on either', () => {
    const fan: FormRow = { __temp_key__: 'a0', area: { id: 9, x: 10, y: 2.35, width: 20, height: 15.05 } };
    const before = areaOnPicture(fan, WIDE);
    if (before === undefined) throw new Error('It is seen there.');
    const after = withArea(fan, WIDE, movedArea(before, { x: 0.5, y: 0 }));
    expect(after['area']).toEqual({ id: 9, x: 10.5, y: 2.35, width: 20, height: 15.05 });
  });

  test('moved on the 16:9 picture keeps the exact numbers of what was not moved', () => {
    fc.assert(
      fc.property(areas, steps, (area, { x }) => {
        const detail: FormRow = { __temp_key__: 'a0', area };
        const before = areaOnPicture(detail, WIDE);
        if (before === undefined) throw new Error('It has a rectangle.');
        const { y, width, height } = area;
        expect(withArea(detail, WIDE, movedArea(before, { x, y: 0 }))['area']).toMatchObject({
          y,
          width,
          height,
        });
      }),
    );
  });

  test('gets a rectangle for phones that the form takes, whatever the 4:3 one shows there', () => {
    fc.assert(
      fc.property(areas, steps, (area, by) => {
        const detail: FormRow = { __temp_key__: 'a0', area };
        const before = areaOnPicture(detail, PHONE);
        if (before === undefined) throw new Error('It has a rectangle.');
        const to = possibleArea(detail, PHONE, movedArea(before, by));
        for (const number of Object.values(to)) {
          expect(number).toBeGreaterThanOrEqual(0);
          expect(number).toBeLessThanOrEqual(100);
        }
        const own: FormRow = { ...detail, area_mobile: { ...to, x: 60, width: 60 } };
        expect(possibleArea(own, PHONE, { ...to, x: 60, width: 60 })).toEqual({ ...to, x: 60, width: 60 });
      }),
    );
  });

  test('is undone apart from another of the same name: drags are steps of their own, keys one for each detail', () => {
    const fans: readonly FormRow[] = [LAMP, { ...LAMP, __temp_key__: 'a1', id: 4 }];
    const events = fans.flatMap((fan) => [
      { type: 'changed', hotspot: { ...fan, name: 'dragged' } } as const,
      { type: 'changed', hotspot: { ...fan, name: 'dragged on' } } as const,
      { type: 'changed', hotspot: { ...fan, name: 'nudged' }, sort: '4:3 whole' } as const,
      { type: 'changed', hotspot: { ...fan, name: 'nudged on' }, sort: '4:3 whole' } as const,
    ]);
    const end = events.reduce((state, event) => transition(state, event, DETAIL_RULES)[0], placingOf(fans));
    expect(end.past).toHaveLength(6);
  });

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
    expect(formRowsIn([LAMP, null, 'x'])).toEqual([LAMP]);
    expect(nameOf({ __temp_key__: 'a' })).toBe('');
  });
});
