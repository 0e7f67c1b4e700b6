import { describe, expect, test } from 'vitest';
import { bothLanguages, brokenBundle, englishOf, entryOf, goodBundle } from '../../fixtures/break-world.ts';
import { rowOfHotspot } from './hotspots.ts';

const hotspots = englishOf(goodBundle).locations.flatMap((location) => location.hotspots);

function media(...names: readonly string[]) {
  return names.map((name) => expect.objectContaining({ name }));
}

describe('a hotspot', () => {
  test.each([
    ['an article', 'hotspots.open-article', { kind: 'openArticle', article: 12 }],
    ['a dashboard', 'hotspots.open-dashboard', { kind: 'openDashboard' }],
    ['an iframe', 'hotspots.open-link', { kind: 'openIframe', url: 'https://player.example.com/frame' }],
    ['an external link', 'hotspots.open-link', { kind: 'openLink', url: 'https://norvane.example.com' }],
    ['a PDF', 'hotspots.open-documents', { kind: 'openDocuments' }],
    [
      'a video and one of a platform',
      'hotspots.open-media',
      {
        kind: 'openMedia',
        media: media('film.mp4'),
        platformVideos: [{ platform: 'youtube', id: 'dQw4w9WgXcQ' }],
      },
    ],
  ])('opens %s (spec 1.3)', (_, component, action) => {
    expect(hotspots).toContainEqual(
      expect.objectContaining({ component, action: expect.objectContaining(action) }),
    );
  });

  test('opens pictures in the lightbox (spec 1.3)', () => {
    const pictures = hotspots.flatMap(({ action }) =>
      action.kind === 'openMedia' && action.platformVideos === undefined ? [action.media] : [],
    );
    expect(pictures).toHaveLength(1);
    expect(pictures[0]?.every(({ mime }) => mime.startsWith('image/'))).toBe(true);
  });
});

test('the background of a location is a picture or a video (spec 1.2)', () => {
  const bundle = brokenBundle(
    bothLanguages((answers, locale) => {
      entryOf(answers, '/api/content-locations', 0, locale)['background'] = [
        { __component: 'background-content.image', image: { url: '/uploads/hall.jpg', mime: 'image/jpeg' } },
        { __component: 'background-content.video', video: { url: '/uploads/loop.mp4', mime: 'video/mp4' } },
      ];
    }),
  );
  const kinds = englishOf(bundle).locations.flatMap(({ backgrounds }) =>
    backgrounds.flatMap(({ kind, media: { url } }) =>
      url.includes('hall.jpg') || url.includes('loop.mp4') ? [`${kind} ${url}`] : [],
    ),
  );
  expect(kinds.toSorted()).toEqual(['image /box-api/uploads/hall.jpg', 'video /box-api/uploads/loop.mp4']);
});

test('a hotspot knows its row in the form, where those that lead to nothing are as well', () => {
  const link = { __component: 'hotspots.open-link', url: 'https://norvane.example.com' };
  const bundle = brokenBundle(
    bothLanguages((answers, locale) => {
      entryOf(answers, '/api/content-locations', 0, locale)['hotspots'] = [
        { __component: 'hotspots.open-article', title: 'Nowhere' },
        { ...link, title: 'First' },
        { __component: 'hotspots.open-article', title: 'Nowhere' },
        { ...link, title: 'Second' },
      ];
    }),
  );
  const rows = englishOf(bundle)
    .locations.flatMap((location) => location.hotspots)
    .flatMap((hotspot) =>
      /First|Second/.test(hotspot.title) ? [[hotspot.title, rowOfHotspot(hotspot)]] : [],
    );
  expect(rows).toEqual([
    ['First', 1],
    ['Second', 3],
  ]);
});
