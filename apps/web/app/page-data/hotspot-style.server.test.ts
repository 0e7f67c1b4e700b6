import { arrowLook } from '@vitrine/core/placing/floor-arrow';
import { aPicture, picturesOf } from '@vitrine/core/testing';
import { expect, test } from 'vitest';
import { placedBackgrounds } from '@vitrine/core/placing/hotspot-positions';
import type { Background } from '@vitrine/core/world/background';
import { hotspotStyle, shapesOf } from './hotspot-style.server.ts';

function placedOn(backgrounds: readonly Background[]) {
  const placed = placedBackgrounds(backgrounds);
  if (placed === undefined) throw new Error('The test has no picture.');
  return placed;
}

const PHONE: Background = { kind: 'image', key: 'mobile', media: aPicture({ width: 900, height: 1200 }) };
const pictures = placedOn(picturesOf('hall'));

function arrowAt(direction: 'forward' | 'back', y: number) {
  const on4x3 = { x: 50, y };
  return hotspotStyle({ on4x3 }, pictures, arrowLook(direction, on4x3));
}

test('a hotspot has its position on every picture', () => {
  const placed = placedOn([...picturesOf('hall'), PHONE]);
  const style = hotspotStyle({ on4x3: { x: 11, y: 60 }, onMobile: { x: 40, y: 75 } }, placed, undefined);
  expect(style).toEqual({
    '--wide-x': -0.39,
    '--wide-y': 0.133333,
    '--narrow-x': -0.39,
    '--narrow-y': 0.1,
    '--phone-x': -0.1,
    '--phone-y': 0.25,
  });
  expect(shapesOf(placed)).toEqual({ '--wide': 1.777778, '--narrow': 1.333333, '--phone': 0.75 });
});

test('an arrow on the floor also says how far away it is, one on the wall does not', () => {
  expect(arrowAt('forward', 83)).toMatchObject({ '--near': 1, '--tilt': expect.stringMatching(/deg$/) });
  expect(arrowAt('forward', 20)).not.toHaveProperty('--near');
});

test('the button back is at the lower edge, wherever it was put', () => {
  expect(arrowAt('back', 20)).toMatchObject({ '--down': 'calc(100cqh - var(--foot))' });
});
