import { HOTSPOT_ANIMATIONS } from '@vitrine/core/world/location';
import { HOTSPOT_DEFAULTS } from '@vitrine/core/world/settings/hotspots';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { appearanceDelay, sweepOrder } from './appearing.ts';

test('hotspots come in all at once by default (spec 9.8)', () => {
  expect(HOTSPOT_DEFAULTS).toEqual({
    isStaggered: false,
    staggerInterval: 7,
    defaultAnimation: 'fade_in',
    expandAll: true,
  });
  expect(appearanceDelay(5, 10, HOTSPOT_DEFAULTS)).toBe(0);
});

test('staggered hotspots come in 7 frames after one another (spec 9.8)', () => {
  const settings = { ...HOTSPOT_DEFAULTS, isStaggered: true };
  expect(appearanceDelay(0, 4, settings)).toBe(0);
  expect(appearanceDelay(3, 4, settings)).toBeCloseTo((3 * 7) / 60);
});

test('the last of many hotspots does not appear late', () => {
  const settings = { ...HOTSPOT_DEFAULTS, isStaggered: true };
  expect(appearanceDelay(499, 500, settings)).toBeLessThanOrEqual(2);
});

test('they come in from the middle of the picture outwards, each in its turn', () => {
  const points = [
    { x: 5, y: 90 },
    { x: 48, y: 52 },
    { x: 60, y: 50 },
    { x: 40, y: 50 },
  ];
  expect(sweepOrder(points)).toEqual([3, 0, 1, 2]);
});

test('every animation has its place in the style sheet', () => {
  const css = readFileSync(new URL('appearing.css', import.meta.url), 'utf8');
  for (const animation of HOTSPOT_ANIMATIONS.filter((name) => name !== 'none')) {
    expect(css).toContain(`[data-animation='${animation}']`);
  }
});
