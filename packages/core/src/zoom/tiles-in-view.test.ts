import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tileArea, tileLevels } from '../media/picture-tiles.ts';
import { uncoverPoint } from '../placing/cover.ts';
import { MAX_TILES, tilesInView } from './tiles-in-view.ts';
import type { EnlargedPicture } from './tiles-in-view.ts';
import { changeZoom, MAX_ZOOM, NO_ZOOM } from './zoom.ts';
import type { Zoom } from './zoom.ts';

const PICTURE = { width: 8192, height: 6144 };
const WINDOW = { width: 1600, height: 900 };

/** Enlarged around a point, which is in parts of the box. */
function zoomAt(scale: number, across: number, down: number, box = WINDOW): Zoom {
  const at = { x: across * box.width, y: down * box.height };
  return changeZoom(NO_ZOOM, { from: at, to: at, by: scale }, box);
}

const part = fc.double({ min: 0, max: 1, noNaN: true });
const shown: fc.Arbitrary<EnlargedPicture> = fc
  .record({
    width: fc.integer({ min: 4097, max: 20_000 }),
    height: fc.integer({ min: 500, max: 20_000 }),
    box: fc.record({
      width: fc.integer({ min: 200, max: 4000 }),
      height: fc.integer({ min: 200, max: 3000 }),
    }),
    pixelRatio: fc.constantFrom(1, 1.25, 2, 3),
    scale: fc.double({ min: 1, max: MAX_ZOOM, noNaN: true }),
    across: part,
    down: part,
  })
  .map(({ width, height, box, pixelRatio, scale, across, down }) => ({
    picture: { width, height },
    box,
    pixelRatio,
    zoom: zoomAt(scale, across, down, box),
  }));

describe('the tiles in view', () => {
  test('are none twice, never too many, and all of a level that there is', () => {
    fc.assert(
      fc.property(shown, (view) => {
        const found = tilesInView(view);
        if (found === undefined) return;
        const { level, tiles } = found;
        expect(tileLevels(view.picture)).toContainEqual(level);
        expect(tiles.length).toBeLessThanOrEqual(MAX_TILES);
        expect(new Set(tiles.map(({ column, row }) => `${column} ${row}`)).size).toBe(tiles.length);
        for (const tile of tiles) expect(tileArea(level, tile)).toBeDefined();
      }),
    );
  });

  test('cover what is seen wholly', () => {
    fc.assert(
      fc.property(shown, part, part, (view, across, down) => {
        const found = tilesInView(view);
        if (found === undefined) return;
        const { picture, box, zoom } = view;
        const { level, tiles } = found;
        // A point of the box, as a point of the picture in percent.
        const position = {
          x: (across * box.width - zoom.offset.x) / zoom.scale,
          y: (down * box.height - zoom.offset.y) / zoom.scale,
        };
        const point = uncoverPoint(position, { box, widthToHeight: picture.width / picture.height });
        const [x, y] = [(point.x / 100) * level.width, (point.y / 100) * level.height];
        const isCovered = tiles.some((tile) => {
          const area = tileArea(level, tile);
          return (
            area !== undefined &&
            x >= area.left - 0.01 &&
            x <= area.left + area.width + 0.01 &&
            y >= area.top - 0.01 &&
            y <= area.top + area.height + 0.01
          );
        });
        expect(isCovered).toBe(true);
      }),
    );
  });

  test('have a pixel for each of the screen, or all that there are', () => {
    const huge = { width: 14_000, height: 7000 };
    const of = (scale: number, pixelRatio = 1) =>
      tilesInView({ picture: huge, box: WINDOW, zoom: zoomAt(scale, 0.5, 0.5), pixelRatio })?.level.width;
    // Drawn 1800 wide at 1, as high as the window.
    expect(of(2.1)).toBeUndefined();
    expect(of(2.2)).toBe(7000);
    expect(of(3.8)).toBe(7000);
    expect(of(4)).toBe(14_000);
    expect(of(4, 2)).toBe(14_000);
  });

  test('are none where the copy of 3840 pixels is sharp enough, and none of a smaller picture', () => {
    const view = { picture: PICTURE, box: WINDOW, pixelRatio: 1 };
    expect(tilesInView({ ...view, zoom: zoomAt(2.4, 0.2, 0.2) })).toBeUndefined();
    expect(tilesInView({ ...view, zoom: zoomAt(2.41, 0.2, 0.2) })).toBeDefined();
    const smaller = { width: 4096, height: 3072 };
    expect(tilesInView({ ...view, picture: smaller, zoom: zoomAt(4, 0.2, 0.2) })).toBeUndefined();
  });

  test('reach a little further than the window, and begin in its middle', () => {
    const zoom = zoomAt(4, 0.5, 0.5);
    const { tiles = [] } = tilesInView({ picture: PICTURE, box: WINDOW, zoom, pixelRatio: 1 }) ?? {};
    // The window shows the pixels 3072 to 5120 across and 2496 to 3648 down.
    expect(tiles.map(({ column }) => column).toSorted((a, b) => a - b)).toEqual(
      [5, 6, 7, 8, 9, 10].flatMap((column) => [column, column, column, column]),
    );
    expect(new Set(tiles.map(({ row }) => row))).toEqual(new Set([4, 5, 6, 7]));
    expect(
      tiles.slice(0, 4).every(({ column, row }) => [7, 8].includes(column) && [5, 6].includes(row)),
    ).toBe(true);
  });

  test('are none where a wall of pixels would need too many', () => {
    const box = { width: 3840, height: 2160 };
    const at = (scale: number) =>
      tilesInView({ picture: PICTURE, box, zoom: zoomAt(scale, 0.5, 0.5, box), pixelRatio: 1 });
    expect(at(1.2)).toBeUndefined();
    expect(at(2)?.tiles.length).toBeLessThanOrEqual(MAX_TILES);
  });
});
