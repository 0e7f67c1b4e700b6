import { describe, expect, test } from 'vitest';
import { aPicture } from '../../testing/index.ts';
import type { Background } from '../world/background.ts';
import { areaFromCentreCrop, areaOn, isAreaOnPicture, isAreaSeen } from './picture-area.ts';

const SCREEN = { x: 20, y: 40, width: 10, height: 15 };

function picture(key: Background['key'], size: { width: number; height: number }): Background {
  return { kind: 'image', key, media: aPicture(size) };
}

const NARROW = picture('default_background_4x3', { width: 1600, height: 1200 });
const WIDE = picture('default_background_16x9', { width: 1600, height: 900 });
const PHONE = picture('mobile', { width: 900, height: 1200 });

describe('a rectangle on the pictures of a location', () => {
  test('follows the centre crop where no rectangle of its own says otherwise', () => {
    expect(areaOn({ on4x3: SCREEN }, NARROW)).toEqual(SCREEN);
    const wide = areaOn({ on4x3: SCREEN }, WIDE);
    expect(wide.x).toBe(20);
    expect(wide.width).toBe(10);
    // 4:3 is cut by an eighth above and below.
    expect(wide.y).toBeCloseTo((40 - 12.5) / 0.75);
    expect(wide.height).toBeCloseTo(20);
    const phone = areaOn({ on4x3: SCREEN }, PHONE);
    expect(phone.y).toBe(40);
    expect(phone.height).toBe(15);
    expect(phone.width).toBeCloseTo(10 / 0.5625);
  });

  test('is the editor’s own where there is one', () => {
    const on16x9 = { x: 1, y: 2, width: 3, height: 4 };
    const onMobile = { x: 5, y: 6, width: 7, height: 8 };
    expect(areaOn({ on4x3: SCREEN, on16x9, onMobile }, WIDE)).toEqual(on16x9);
    expect(areaOn({ on4x3: SCREEN, on16x9, onMobile }, PHONE)).toEqual(onMobile);
  });

  test('is carried over from the 16:9 picture and back without a loss', () => {
    const back = areaOn({ on4x3: areaFromCentreCrop(SCREEN) }, WIDE);
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(back[side]).toBeCloseTo(SCREEN[side]);
  });

  test.each([
    ['inside', SCREEN, true, true],
    ['as large as the picture', { x: 0, y: 0, width: 100, height: 100 }, true, true],
    ['across the right edge', { ...SCREEN, x: 95 }, false, true],
    ['across the lower edge', { ...SCREEN, y: 90 }, false, true],
    ['beyond the left edge', { ...SCREEN, x: -10 }, false, false],
    ['below', { ...SCREEN, y: 100 }, false, false],
  ])('%s', (_, area, isWhole, isSeen) => {
    expect(isAreaOnPicture(area)).toBe(isWhole);
    expect(isAreaSeen(area)).toBe(isSeen);
  });
});
