import { DEFAULT_START } from '@vitrine/core/world/panorama';
import { expect, test } from 'vitest';
import {
  bothLanguages,
  brokenBundle,
  entryOf,
  goodBundle,
  LOCATIONS,
  locationOf,
} from '../../fixtures/break-world.ts';

const PICTURE = { url: '/uploads/hall.jpg', mime: 'image/jpeg', name: 'hall.jpg', width: 6144, height: 3072 };
const PANORAMA = { picture: PICTURE, yaw: 20, pitch: '-2.5', field_of_view: 78 };

/** The small showroom whose atrium has these attributes. */
function withAtrium(attributes: Readonly<Record<string, unknown>>) {
  return brokenBundle(
    bothLanguages((answers, locale) => {
      Object.assign(entryOf(answers, LOCATIONS, 1, locale), attributes);
    }),
  );
}

function withHotspot(position: object, panorama: object | null = PANORAMA) {
  const hotspot = {
    __component: 'hotspots.open-link',
    title: 'Shop',
    url: 'https://shop.example',
    ...position,
  };
  return withAtrium({ panorama, hotspots: [hotspot] });
}

test('a panorama has a picture and a start view', () => {
  const bundle = withAtrium({ panorama: PANORAMA });
  expect(locationOf(bundle, 'atrium')?.panorama).toEqual({
    picture: expect.objectContaining({ url: '/box-api/uploads/hall.jpg' }),
    start: { yaw: 20, pitch: -2.5, fieldOfView: 78 },
  });
  expect(bundle.reports).toEqual([]);
});

test('a start view that lacks a number is completed and reported, one beyond the sphere is brought back', () => {
  const bundle = withAtrium({ panorama: { picture: PICTURE, yaw: 270, pitch: -120 } });
  expect(locationOf(bundle, 'atrium')?.panorama?.start).toEqual({
    yaw: -90,
    pitch: -90,
    fieldOfView: DEFAULT_START.fieldOfView,
  });
  expect(bundle.reports[0]).toMatchObject({
    kind: 'invalidEntry',
    path: 'content-locations/atrium.panorama',
    says: { key: 'report.noStartView' },
  });
});

test.each<[string, unknown, string]>([
  ['without a picture', { yaw: 0, pitch: 0, field_of_view: 70 }, 'missingMedia'],
  [
    'with a video',
    { ...PANORAMA, picture: { ...PICTURE, url: '/uploads/a.mp4', mime: 'video/mp4' } },
    'invalidEntry',
  ],
])('a panorama %s is reported and left out; the location stays', (_, panorama, kind) => {
  const bundle = withAtrium({ panorama });
  const { panorama: found, ...atrium } = locationOf(bundle, 'atrium') ?? {};
  expect(found).toBeUndefined();
  expect(atrium).toEqual(locationOf(goodBundle, 'atrium'));
  expect(new Set(bundle.reports.map((report) => `${report.kind} ${report.path}`))).toEqual(
    new Set([`${kind} content-locations/atrium.panorama.picture`]),
  );
});

test('an attribute that is no panorama costs nothing else', () => {
  const bundle = withAtrium({ panorama: 'round' });
  expect(locationOf(bundle, 'atrium')).toEqual(locationOf(goodBundle, 'atrium'));
  expect(bundle.reports.length).toBeGreaterThan(0);
});

test('a hotspot that is placed in the panorama alone has the point of the picture that shows it', () => {
  const bundle = withHotspot({ position_panorama: { yaw: 20, pitch: -2.5 } });
  const placement = locationOf(bundle, 'atrium')?.hotspots[0]?.placement;
  expect(placement?.inPanorama).toEqual({ yaw: 20, pitch: -2.5 });
  expect(placement?.on4x3.x).toBeCloseTo(50, 9);
  expect(placement?.on4x3.y).toBeCloseTo(50, 9);
  expect(bundle.reports).toEqual([]);
});

test('one behind the visitor has a point beyond the edge over which one turns to it', () => {
  const bundle = withHotspot({ position_panorama: { yaw: 150, pitch: 0 } });
  const { x } = locationOf(bundle, 'atrium')?.hotspots[0]?.placement.on4x3 ?? {};
  expect(x).toBeGreaterThan(100);
});

test('its own point on the picture remains', () => {
  const bundle = withHotspot({ position: { x: 10, y: 20 }, position_panorama: { yaw: 20, pitch: 0 } });
  expect(locationOf(bundle, 'atrium')?.hotspots[0]?.placement).toEqual({
    on4x3: { x: 10, y: 20 },
    inPanorama: { yaw: 20, pitch: 0 },
  });
});

test('a direction where there is no panorama says nothing', () => {
  const bundle = withHotspot({ position_panorama: { yaw: 20, pitch: 0 } }, null);
  expect(locationOf(bundle, 'atrium')?.hotspots[0]?.placement).toEqual({ on4x3: { x: 50, y: 50 } });
  expect(bundle.reports[0]).toMatchObject({ says: { key: 'report.noPosition' } });
});
