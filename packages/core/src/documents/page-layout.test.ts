import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layOutPages } from './page-layout.ts';
import type { LayoutQuestion } from './page-layout.ts';
import { PAGE_GAP, PIXELS_PER_POINT } from './zoom.ts';

const A4 = { width: 595, height: 842 };
const SLIDE = { width: 960, height: 540 };

function layout(given: Partial<LayoutQuestion>) {
  return layOutPages({
    zoom: 'auto',
    pairing: 'auto',
    page: A4,
    pageCount: 8,
    box: { width: 1280, height: 610 },
    unit: 1,
    ...given,
  });
}

describe('the first opening', () => {
  test('shows whole pages, two of them on a wide window', () => {
    expect(layout({})).toMatchObject({ columns: 2, isWhole: true });
    expect(layout({ box: { width: 1900, height: 950 } })).toMatchObject({ columns: 2, isWhole: true });
  });

  test('one where a second would make it much smaller, or where there is no second', () => {
    expect(layout({ box: { width: 768, height: 900 } }).columns).toBe(1);
    expect(layout({ box: { width: 390, height: 700 } }).columns).toBe(1);
    expect(layout({ pageCount: 1 }).columns).toBe(1);
    expect(layout({ page: SLIDE, box: { width: 1900, height: 950 } }).columns).toBe(1);
  });

  test('two slides on a wall only where they are as readable as on a laptop', () => {
    const wall = { page: SLIDE, box: { width: 3840, height: 1900 } };
    expect(layout({ ...wall, unit: 1 }).columns).toBe(2);
    expect(layout({ ...wall, unit: 2.4 }).columns).toBe(1);
  });

  test('fills the width of a window that is too low for a page', () => {
    const low = layout({ box: { width: 844, height: 280 } });
    expect(low).toMatchObject({ columns: 1, isWhole: false });
    expect(low.scale).toBeGreaterThan(0.9);
    expect(layout({ box: { width: 2000, height: 280 } }).scale).toBe(1.25);
  });
});

describe('what the visitor chooses', () => {
  test('to fill the width, or to enlarge, is to read one page', () => {
    expect(layout({ zoom: 'width' })).toMatchObject({ columns: 1, isWhole: false });
    expect(layout({ zoom: 1.5 })).toEqual({ columns: 1, scale: 1.5, isWhole: false });
    expect(layout({ zoom: 0.5 }).columns).toBe(2);
  });

  test('pairs hold at every zoom, and so does doing without', () => {
    for (const zoom of ['auto', 'page', 'width', 1.5] as const) {
      expect(layout({ zoom, pairing: 'on' }).columns).toBe(2);
      expect(layout({ zoom, pairing: 'off' }).columns).toBe(1);
    }
  });

  test('whole pages are whole in every window', () => {
    expect(layout({ zoom: 'page', box: { width: 844, height: 280 } }).isWhole).toBe(true);
  });
});

test('pages that are said to be whole fit into the window, in whatever way they were asked for', () => {
  const size = fc.record({
    width: fc.integer({ min: 300, max: 4000 }),
    height: fc.integer({ min: 300, max: 3000 }),
  });
  const page = fc.record({
    width: fc.integer({ min: 200, max: 1000 }),
    height: fc.integer({ min: 200, max: 1000 }),
  });
  fc.assert(
    fc.property(
      size,
      page,
      fc.constantFrom('auto' as const, 'page' as const, 'width' as const, 1),
      fc.constantFrom('auto' as const, 'on' as const, 'off' as const),
      (box, sheet, zoom, pairing) => {
        const { columns, scale, isWhole } = layout({ box, page: sheet, zoom, pairing });
        const pixels = scale * PIXELS_PER_POINT;
        const wide = columns * sheet.width * pixels + (columns + 1) * PAGE_GAP;
        const fits = wide <= box.width + 1e-6 && sheet.height * pixels + 2 * PAGE_GAP <= box.height + 1e-6;
        expect(!isWhole || fits || scale === 0.1).toBe(true);
      },
    ),
  );
});
