import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPicture } from '../../testing/index.ts';
import { TILE_SIZE, tileArea, tiledSize, tileLevels, tileUrl } from './picture-tiles.ts';

const side = fc.integer({ min: 1, max: 30_000 });
const size = fc.record({ width: side, height: side });

describe('the levels of a picture', () => {
  test('are the picture, its half and so on, as long as they are wider than a screen', () => {
    expect(tileLevels({ width: 12_001, height: 6000 })).toEqual([
      { level: 0, width: 12_001, height: 6000, columns: 24, rows: 12 },
      { level: 1, width: 6001, height: 3000, columns: 12, rows: 6 },
    ]);
    expect(tileLevels({ width: 4097, height: 10 })).toHaveLength(1);
    expect(tileLevels({ width: 4096, height: 9000 })).toEqual([]);
  });

  test('are cut without a gap and without an overlap', () => {
    fc.assert(
      fc.property(size, (picture) => {
        for (const level of tileLevels(picture)) {
          const across = Array.from({ length: level.columns }, (_, column) =>
            tileArea(level, { column, row: 0 }),
          );
          const down = Array.from({ length: level.rows }, (_, row) => tileArea(level, { column: 0, row }));
          expect(across.map((area) => area?.left)).toEqual(across.map((_, index) => index * TILE_SIZE));
          expect(down.map((area) => area?.top)).toEqual(down.map((_, index) => index * TILE_SIZE));
          expect(across.reduce((sum, area) => sum + (area?.width ?? 0), 0)).toBe(level.width);
          expect(down.reduce((sum, area) => sum + (area?.height ?? 0), 0)).toBe(level.height);
          for (const area of [...across, ...down]) {
            expect(area?.width).toBeGreaterThan(0);
            expect(area?.height).toBeGreaterThan(0);
          }
        }
      }),
    );
  });

  test.each([
    [-1, 0],
    [0, -1],
    [0.5, 0],
    [16, 0],
    [0, 12],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('have no tile %d, %d', (column, row) => {
    const [level] = tileLevels({ width: 8192, height: 6144 });
    expect(level && tileArea(level, { column: 15, row: 11 })).toBeDefined();
    expect(level && tileArea(level, { column, row })).toBeUndefined();
  });
});

test('the address of a tile has the version of its file', () => {
  const hall = aPicture({ name: 'hall.jpg' });
  expect(tileUrl({ url: `${hall.url}?v=9is` }, 0, { column: 3, row: 2 })).toBe(
    '/box-api/tiles/0/3/2/hall.jpg?v=9is',
  );
});

test('only large pictures of pixels have tiles', () => {
  const large = aPicture({ name: 'a.jpg', width: 8192, height: 6144 });
  expect(tiledSize(large)).toEqual({ width: 8192, height: 6144 });
  expect(tiledSize({ ...large, width: 4096 })).toBeUndefined();
  expect(tiledSize({ ...large, mime: 'image/svg+xml' })).toBeUndefined();
  const { width, ...unknown } = large;
  expect(width).toBe(8192);
  expect(tiledSize(unknown)).toBeUndefined();
});
