import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aNavigationHotspot, aPicture } from '@vitrine/core/testing';
import { standInOnPicture } from '@vitrine/core/panorama/projection';
import type { Hotspot, Location } from '@vitrine/core/world/location';
import { DEFAULT_START } from '@vitrine/core/world/panorama';
import type { PanoramaDirection } from '@vitrine/core/world/panorama';
import { examineWorld } from '../examine.ts';
import { withEntrance } from '../testing/broken-world.ts';

function hotspotAt(id: string, x: number, y: number, direction?: Hotspot['direction']): Hotspot {
  const placement = { on4x3: { x, y } };
  return aNavigationHotspot('reception', { id, placement, ...(direction && { direction }) });
}

/** The findings of a location with these hotspots, as their codes, sentences and fields. */
function found(...hotspots: readonly Hotspot[]) {
  return foundIn({ hotspots });
}

function foundIn(location: Partial<Location>) {
  return examineWorld(withEntrance(location)).map(
    ({ severity, code, sentence, subject }) => `${severity} ${code} ${sentence.key} ${subject.field}`,
  );
}

describe('hotspots that cover each other in a usual window', () => {
  test('are found, and those that do not are left alone', () => {
    expect(found(hotspotAt('one', 29.9, 60), hotspotAt('two', 32, 61), hotspotAt('far', 40, 60))).toEqual([
      'warning crowdedHotspots crowdedHotspots hotspots.two',
    ]);
  });

  test('are found wherever they are', () => {
    const percent = fc.double({ min: 20, max: 80, noNaN: true });
    const near = fc.double({ min: -3, max: 3, noNaN: true });
    fc.assert(
      fc.property(percent, percent, near, near, (x, y, right, down) => {
        expect(found(hotspotAt('one', x, y), hotspotAt('two', x + right, y + down))).toEqual([
          'warning crowdedHotspots crowdedHotspots hotspots.two',
        ]);
      }),
    );
  });

  test('are told of with the arrow first, which is wider than a pin', () => {
    expect(found(hotspotAt('pin', 50, 83), hotspotAt('arrow', 54, 83, 'forward'))).toEqual([
      'warning crowdedHotspots crowdedHotspots.arrow hotspots.arrow',
    ]);
  });

  test('are none with the button back, which is at the lower edge', () => {
    expect(found(hotspotAt('pin', 50, 70), hotspotAt('arrow', 50, 70, 'back'))).toEqual([]);
  });
});

test('an arrow above the horizon is found', () => {
  expect(found(hotspotAt('arrow', 50, 30, 'forward'))).toEqual([
    'warning arrowOnWall arrowOnWall hotspots.arrow',
  ]);
  expect(found(hotspotAt('arrow', 50, 60, 'forward'))).toEqual([]);
});

/** A hotspot in the panorama alone. */
function turned(id: string, inPanorama: PanoramaDirection, direction?: Hotspot['direction']): Hotspot {
  const on4x3 = standInOnPicture(inPanorama, DEFAULT_START);
  return { ...hotspotAt(id, on4x3.x, on4x3.y, direction), placement: { on4x3, inPanorama } };
}

describe('in a room to look around in', () => {
  const picture = aPicture({ width: 6144, height: 3072 });
  const room = { panorama: { picture, start: DEFAULT_START } };

  test('what visitors see when they have turned to it is neither on a wall nor crowded', () => {
    const behind = { yaw: 150, pitch: 30 };
    const hotspots = [turned('one', behind, 'forward'), turned('two', behind)];
    expect(foundIn({ ...room, hotspots })).toEqual([]);
  });

  test('what the picture shows is judged as everywhere', () => {
    const ahead = { yaw: 0, pitch: 10 };
    const hotspots = [turned('one', ahead, 'forward'), turned('two', ahead)];
    expect(foundIn({ ...room, hotspots })).toEqual([
      'warning crowdedHotspots crowdedHotspots.arrow hotspots.two',
      'warning arrowOnWall arrowOnWall hotspots.one',
    ]);
  });
});
