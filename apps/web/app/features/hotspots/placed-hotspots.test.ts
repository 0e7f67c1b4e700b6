import { coverPoint } from '@vitrine/core/placing/cover';
import { pointOn } from '@vitrine/core/placing/picture-point';
import type { Background, Placement } from '@vitrine/core/world/background';
import { aPicture, picturesOf } from '@vitrine/core/testing';
import { describe, expect, test } from 'vitest';
import { aHotspotView } from '~/showroom/testing/a-hotspot-view.ts';
import { positionHotspots } from './placed-hotspots.ts';

const placement: Placement = { on4x3: { x: 58.46, y: 68.4 }, on16x9: { x: 58.46, y: 74.54 } };

function view(backgrounds = picturesOf('entrance')) {
  return {
    backgrounds,
    hotspots: [aHotspotView('reception', { placement })],
  };
}

describe('hotspots', () => {
  test('are placed on the picture that each kind of window shows', () => {
    const [placed] = positionHotspots(view());
    expect(placed?.wide.point).toEqual(pointOn(placement, '16x9'));
    expect(placed?.narrow.point).toEqual(pointOn(placement, '4x3'));
    expect(placed?.wide.widthToHeight).toBeCloseTo(16 / 9);
    expect(placed?.narrow.widthToHeight).toBeCloseTo(4 / 3);
  });

  test('stay on the only picture where there is but one', () => {
    const [only] = picturesOf('entrance');
    const [placed] = positionHotspots(view(only ? [only] : []));
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
    const hotspots = [
      aHotspotView('reception', { placement: { ...placement, onMobile } }),
      aHotspotView('atrium', { placement }),
    ];
    const [own, following] = positionHotspots({ backgrounds, hotspots });
    expect(own?.phone?.point).toEqual(onMobile);
    expect(own?.phone?.widthToHeight).toBe(0.75);
    expect(following?.phone?.point).toEqual(pointOn(placement, { mobile: 0.75 }));
    expect(own?.narrow.point).toEqual(placement.on4x3);
    expect(positionHotspots({ backgrounds: picturesOf('entrance'), hotspots })[0]?.phone).toBeUndefined();
  });

  test('are none without a picture', () => {
    expect(positionHotspots(view([]))).toEqual([]);
  });
});
