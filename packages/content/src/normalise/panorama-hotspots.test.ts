import { describe, expect, test } from 'vitest';
import { bothLanguages, brokenBundle, englishOf, entryOf, LOCATIONS } from '../../fixtures/break-world.ts';

const PANORAMA = { url: '/uploads/around.jpg', name: 'around.jpg', mime: 'image/jpeg' };

const INSIDE = [
  { title: 'Robot', yaw: 20, pitch: -5, action: { kind: 'open_article', article: { public_id: 12 } } },
  { title: 'Atrium', yaw: -90, pitch: null, action: { kind: 'navigate', location: { payloadId: 'atrium' } } },
];

/** What the only hotspot of the lounge opens, and what was reported about it. */
function opened(fields: Readonly<Record<string, unknown>>) {
  const bundle = brokenBundle(
    bothLanguages((answers, locale) => {
      Object.assign(entryOf(answers, LOCATIONS, 2, locale), {
        hotspots: [{ __component: 'hotspots.open-media', title: 'Look around', ...fields }],
      });
    }),
  );
  const lounge = englishOf(bundle).locations.find(({ slug }) => slug === 'lounge');
  const reports = bundle.reports.filter(({ path }) => path.includes('panorama_hotspots'));
  return { action: lounge?.hotspots[0]?.action, reports };
}

describe('a panorama that a hotspot opens', () => {
  test('has what can be tapped inside', () => {
    const given = { media_files: [PANORAMA], show_as: 'view_360', panorama_hotspots: INSIDE };
    const { action, reports } = opened(given);
    expect(action).toMatchObject({
      kind: 'openView360',
      media: [{ name: 'around.jpg' }],
      hotspots: [
        { title: 'Robot', yaw: 20, pitch: -5, action: { kind: 'openArticle', article: 12 } },
        { title: 'Atrium', yaw: -90, pitch: 0, action: { kind: 'navigate', target: 'atrium' } },
      ],
    });
    expect(reports).toEqual([]);
  });

  test('is left with those that lead somewhere', () => {
    const inside = [{ ...INSIDE[0], action: { kind: 'open_article', article: null } }, INSIDE[1]];
    const { action, reports } = opened({
      media_files: [PANORAMA],
      show_as: 'view_360',
      panorama_hotspots: inside,
    });
    expect(action).toMatchObject({ hotspots: [{ title: 'Atrium' }] });
    expect(reports.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
      expect.stringMatching(/^danglingTarget .*panorama_hotspots\[0\]\.action\.article$/),
    ]);
  });

  test('is the same view as before without any', () => {
    const { action } = opened({ media_files: [PANORAMA], show_as: 'view_360', panorama_hotspots: [] });
    expect(action).not.toHaveProperty('hotspots');
  });
});

test.each([
  ['a lightbox', { media_files: [PANORAMA], show_as: 'lightbox' }],
  ['a turntable', { media_files: [PANORAMA, { ...PANORAMA, url: '/uploads/b.jpg' }], show_as: 'view_360' }],
])('%s has nothing to tap inside, which is reported', (_, view) => {
  const { action, reports } = opened({ ...view, panorama_hotspots: INSIDE });
  expect(action).not.toHaveProperty('hotspots');
  expect(reports).toMatchObject([{ kind: 'invalidEntry', says: { key: 'report.hotspotsOfNoPanorama' } }]);
});
