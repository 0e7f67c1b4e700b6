import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LinkHotspot } from '../tour.ts';
import { flatViewOf, positionHotspots } from './position-hotspots.ts';

const view = flatViewOf({ yaw: 30, pitch: 0, fieldOfView: { degrees: 90, axis: 'horizontal' } });

function link(yaw: number, pitch = 0): LinkHotspot {
  return { yaw, pitch, title: '', target: 'b' };
}

function info(yaw: number, pitch = 0) {
  return { yaw, pitch, title: 'x', text: '' };
}

function placed(...links: LinkHotspot[]) {
  return positionHotspots({ links, infos: [] }, view).links;
}

/** Degrees across of the picture of a scene. */
function field(degrees: number, axis: 'horizontal' | 'vertical') {
  return flatViewOf({ yaw: 0, pitch: 0, fieldOfView: { degrees, axis } }).horizontalFieldOfView;
}

describe('hotspots on a flat view', () => {
  test('stand where they are when they are in view', () => {
    expect(placed(link(30))).toMatchObject([{ point: { x: 50, y: 50 }, direction: 'forward' }]);
    expect(placed(link(50, 10))[0]?.point.x).toBeCloseTo(68.2, 1);
  });

  test('stand at the edge that they lie behind when they are not', () => {
    expect(placed(link(-60), link(120), link(-150), link(40, 80), link(40, -80))).toMatchObject([
      { direction: 'left', point: { x: 6, y: 58 } },
      { direction: 'right', point: { x: 94, y: 58 } },
      { direction: 'back', point: { x: 50, y: 76 } },
      { direction: 'forward', point: { x: 50, y: 19 } },
      { direction: 'forward', point: { x: 40, y: 76 } },
    ]);
  });

  test('are left to the panorama when they lead nowhere and are not in view', () => {
    const { infos } = positionHotspots({ links: [], infos: [info(30), info(-150)] }, view);
    expect(infos).toHaveLength(1);
  });

  test('are on the picture in both shapes, each reachable, and leave room for the way into the panorama', () => {
    const hotspot = fc.record({
      yaw: fc.integer({ min: -180, max: 180 }),
      pitch: fc.integer({ min: -90, max: 90 }),
    });
    fc.assert(
      fc.property(fc.array(hotspot, { maxLength: 8 }), (hotspots) => {
        const links = hotspots.map(({ yaw, pitch }) => link(yaw, pitch));
        const result = positionHotspots({ links, infos: [] }, view);
        expect(result.links).toHaveLength(links.length);
        const points = [...result.links.map(({ point }) => point), result.lookAround];
        for (const { x, y } of points) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(100);
          // The middle three quarters are seen in 16:9.
          expect(y).toBeGreaterThan(12.5);
          expect(y).toBeLessThan(87.5);
        }
        const distances = result.links.map(({ point }) =>
          Math.hypot(point.x - result.lookAround.x, point.y - result.lookAround.y),
        );
        expect(Math.min(Infinity, ...distances)).toBeGreaterThanOrEqual(8);
      }),
      { numRuns: 3000 },
    );
  });

  test('never fill the edges of a scene with hundreds of links', () => {
    expect(placed(...Array.from({ length: 300 }, (_, index) => link(150 + (index % 30))))).toHaveLength(12);
  });

  test('see as much as the tour shows at first, within what a picture can', () => {
    expect(field(90, 'horizontal')).toBe(90);
    expect(field(70, 'vertical')).toBeCloseTo(86.07, 2);
    expect([field(1, 'horizontal'), field(170, 'horizontal'), field(Number.NaN, 'vertical')]).toEqual([
      50, 110, 50,
    ]);
  });
});
