import { expect, describe, test } from 'vitest';
import { aPicture, picturesOf } from '../../testing/index.ts';
import type { Background, Placement } from '../world/background.ts';
import { coverPoint } from './cover.ts';
import { hotspotPositions } from './hotspot-positions.ts';
import { pointOn } from './picture-point.ts';

const placement: Placement = { on4x3: { x: 58.46, y: 68.4 }, on16x9: { x: 58.46, y: 74.54 } };

describe('hotspots', () => {
  test('are placed on the picture that each kind of window shows', () => {
    const placed = hotspotPositions(placement, picturesOf('entrance'));
    expect(placed?.wide.point).toEqual(pointOn(placement, '16x9'));
    expect(placed?.narrow.point).toEqual(pointOn(placement, '4x3'));
    expect(placed?.wide.widthToHeight).toBeCloseTo(16 / 9);
    expect(placed?.narrow.widthToHeight).toBeCloseTo(4 / 3);
  });

  test('stay on the only picture where there is but one', () => {
    const [only] = picturesOf('entrance');
    const placed = hotspotPositions(placement, only ? [only] : []);
    expect(placed?.wide.point).toEqual(placement.on4x3);
    const cover = { box: { width: 1600, height: 900 }, widthToHeight: placed?.wide.widthToHeight ?? 0 };
    expect(coverPoint(placement.on4x3, cover).x).toBeCloseTo(0.5846 * 1600);
  });

  test('are placed on the picture of phones where there is one, which its editor has shaped', () => {
    const phone: Background = {
      kind: 'image',
      key: 'mobile',
      media: aPicture({ width: 900, height: 1200 }),
    };
    const backgrounds = [...picturesOf('entrance'), phone];
    const onMobile = { x: 12, y: 34 };
    const own = hotspotPositions({ ...placement, onMobile }, backgrounds);
    expect(own?.phone?.point).toEqual(onMobile);
    expect(own?.phone?.widthToHeight).toBe(0.75);
    expect(own?.narrow.point).toEqual(placement.on4x3);
    const following = hotspotPositions(placement, backgrounds);
    expect(following?.phone?.point).toEqual(pointOn(placement, { mobile: 0.75 }));
    expect(hotspotPositions(placement, picturesOf('entrance'))?.phone).toBeUndefined();
  });

  test('have no position without a picture', () => {
    expect(hotspotPositions(placement, [])).toBeUndefined();
  });
});
