import { expect, test } from 'vitest';
import {
  bothLanguages,
  brokenBundle,
  entryOf,
  goodBundle,
  LOCATIONS,
  locationOf,
} from '../../fixtures/break-world.ts';

const SCREEN = { x: 20, y: '40.5', width: 10, height: 15 };
const VIDEO = { url: '/uploads/screen.mp4', mime: 'video/mp4', name: 'screen.mp4' };

/** The small showroom whose atrium has these details. */
function withDetails(...details: readonly object[]) {
  return brokenBundle(
    bothLanguages((answers, locale) => {
      entryOf(answers, LOCATIONS, 1, locale)['details'] = details;
    }),
  );
}

test('a looping detail has a video and a rectangle on each picture', () => {
  const onMobile = { x: 1, y: 2, width: 3, height: 4 };
  const bundle = withDetails({ name: ' Screen ', video: VIDEO, area: SCREEN, area_mobile: onMobile });
  expect(locationOf(bundle, 'atrium')?.details).toEqual([
    {
      name: 'Screen',
      video: expect.objectContaining({ url: '/box-api/uploads/screen.mp4' }),
      placement: { on4x3: { ...SCREEN, y: 40.5 }, onMobile },
    },
  ]);
  expect(bundle.reports).toEqual([]);
});

test('one that is placed on the 16:9 picture alone is carried over to the 4:3 one', () => {
  const area = { x: 20, y: 50, width: 10, height: 20 };
  const [detail] = locationOf(withDetails({ video: VIDEO, area_16x9: area }), 'atrium')?.details ?? [];
  expect(detail?.placement).toEqual({ on4x3: { x: 20, y: 50, width: 10, height: 15 }, on16x9: area });
});

test.each<[string, object, string, string]>([
  ['without a video', { area: SCREEN }, 'missingMedia', 'details[0].video'],
  [
    'with a picture',
    { area: SCREEN, video: { ...VIDEO, url: '/a.jpg', mime: 'image/jpeg' } },
    'invalidEntry',
    'details[0].video',
  ],
  ['without a rectangle', { video: VIDEO }, 'invalidEntry', 'details[0].area'],
  [
    'with a rectangle of no size',
    { video: VIDEO, area: { ...SCREEN, width: 0 } },
    'invalidEntry',
    'details[0].area',
  ],
  [
    'with half a rectangle',
    { video: VIDEO, area: { x: 1, y: 2, width: 3 } },
    'invalidEntry',
    'details[0].area',
  ],
])('a detail %s is reported and left out; the location stays', (_, detail, kind, field) => {
  const bundle = withDetails(detail, { video: VIDEO, area: SCREEN });
  expect(locationOf(bundle, 'atrium')?.details).toHaveLength(1);
  expect(new Set(bundle.reports.map((report) => `${report.kind} ${report.path}`))).toEqual(
    new Set([`${kind} content-locations/atrium.${field}`]),
  );
});

test('an attribute that is no list of details costs nothing else', () => {
  const bundle = brokenBundle(
    bothLanguages((answers, locale) => {
      entryOf(answers, LOCATIONS, 1, locale)['details'] = 'moving';
    }),
  );
  const { details: _, ...atrium } = locationOf(bundle, 'atrium') ?? {};
  expect(atrium).toEqual(locationOf(goodBundle, 'atrium'));
  expect(bundle.reports.length).toBeGreaterThan(0);
});
