import { arrowLook } from '@vitrine/core/placing/floor-arrow';
import { picturesOf } from '@vitrine/core/testing';
import { expect, test } from 'vitest';
import { hotspotStyle } from './hotspot-style.server.ts';

const pictures = picturesOf('hall');

function arrowAt(direction: 'forward' | 'back', y: number) {
  const on4x3 = { x: 50, y };
  return hotspotStyle({ on4x3 }, pictures, arrowLook(direction, on4x3));
}

test('a hotspot has its position on every picture', () => {
  const style = hotspotStyle({ on4x3: { x: 50, y: 50 } }, pictures, undefined);
  expect(Object.keys(style ?? {})).toEqual(['--wide-x', '--wide-y', '--narrow-x', '--narrow-y']);
});

test('an arrow on the floor also says how far away it is, one on the wall does not', () => {
  expect(arrowAt('forward', 83)).toMatchObject({ '--near': 1, '--tilt': expect.stringMatching(/deg$/) });
  expect(arrowAt('forward', 20)).not.toHaveProperty('--near');
});

test('the button back is at the lower edge, wherever it was put', () => {
  expect(arrowAt('back', 20)).toMatchObject({ '--wide-y': 'calc(100cqh - var(--foot))' });
});

test('without a picture there is no position', () => {
  expect(hotspotStyle({ on4x3: { x: 50, y: 50 } }, [], undefined)).toBeUndefined();
});
