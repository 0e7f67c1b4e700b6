import { viewerId, viewerOfAction } from '@vitrine/core/overlays/viewer';
import { doorOf } from '@vitrine/core/world/door';
import type { Action } from '@vitrine/core/world/action';
import type { Article, Dashboard } from '@vitrine/core/world/content';
import { overlayId, payloadId } from '@vitrine/core/world/ids';
import { aClip, aLocation, aNavigationHotspot, aPicture, aSnapshot } from '@vitrine/core/testing';
import { describe, expect, test } from 'vitest';
import { aServerContext, someContent, someDoors } from '~/testing/a-server-context.ts';
import { buildOverlays } from './build-overlays.server.ts';

const article: Article = {
  id: overlayId(7),
  title: 'Robot',
  summary: '',
  tags: [],
  sections: [],
  actionButtons: [],
};
const dashboard: Dashboard = {
  id: overlayId(3),
  title: 'Figures',
  text: { format: 'markdown', source: '**Fine**' },
  links: [],
  contacts: [],
  actionButtons: [],
  mediaLibrary: [],
};
const vault = doorOf(payloadId('vault'));

/** What the query opens at a location with one hotspot. */
function open(query: string, action: Action = aNavigationHotspot('reception').action) {
  const location = aLocation({ hotspots: [{ ...aNavigationHotspot('reception'), action }] });
  const [, ...others] = aSnapshot().locations;
  const bundle = someContent({
    locations: [location, ...others],
    articles: [article],
    dashboards: [dashboard],
  });
  const snapshot = bundle.snapshots['en'];
  const [world] = snapshot?.worlds ?? [];
  if (!snapshot || !world) throw new Error('The test has no world.');
  const request = { bundle, snapshot, world, location, canEnter: () => true };
  const server = aServerContext({ bundle, closedDoors: someDoors(new Map([[vault, 'password']])) });
  const [overlay] = buildOverlays(server, request, new URLSearchParams(query)).overlays;
  return overlay;
}

/** What the hotspot of an action opens. */
function opened(action: Action) {
  const viewer = viewerOfAction(action);
  return open(viewer === undefined ? `iframe=${overlayId(7)}` : `${viewer.kind}=${viewerId(viewer)}`, action);
}

const pdf = aPicture({ name: 'sheet.pdf', ext: '.pdf', mime: 'application/pdf' });
const youtube = { platform: 'youtube', id: 'dQw4w9WgXcQ' } as const;

describe('what opens over a location', () => {
  test('is a modal for an article (spec 2.29)', () => {
    expect(open('article=7')?.frame.size).toBe('m');
  });

  test('is both sidebars for a dashboard, whose Markdown is shown (spec 2.29) (spec 2.22)', () => {
    expect(open('dashboard=3')).toMatchObject({
      frame: { size: 'sidebars' },
      content: { html: expect.stringContaining('<strong>Fine</strong>') },
    });
  });

  // `bare` is the whole screen, too: the content draws its own head.
  test.each<[string, Action]>([
    ['iframes', { kind: 'openIframe', iframe: overlayId(7), url: 'https://example.com', title: 'Shop' }],
    ['PDFs', { kind: 'openDocuments', documents: [pdf] }],
    ['images and videos', { kind: 'openMedia', media: [aPicture(), aClip()] }],
  ])('is the whole screen for %s (spec 2.29)', (_, action) => {
    expect(opened(action)?.frame.size).toBe('bare');
  });

  test('is the lightbox for images and videos of platforms (spec 2.29)', () => {
    const overlay = opened({ kind: 'openMedia', media: [aPicture()], platformVideos: [youtube] });
    const items = overlay?.kind === 'media' ? overlay.content.items : [];
    expect(items.map(({ kind }) => kind)).toEqual(['picture', 'platformVideo']);
  });

  test('is a modal for the code of a protected world, and nothing where no password is asked (spec 2.29)', () => {
    expect(open(`code=${vault}`)).toMatchObject({ kind: 'code', frame: { size: 'xm' } });
    expect(open(`code=${doorOf(payloadId('other'))}`)).toBeUndefined();
  });

  test.each<[string, string]>([
    ['article', 'article=7'],
    ['dashboard', 'dashboard=3'],
  ])('may be the content of the kind %s (spec 1.5)', (kind, query) => {
    expect(open(query)?.kind).toBe(kind);
  });

  test.each<[string, Action]>([
    ['media', { kind: 'openMedia', media: [aPicture(), aClip()] }],
    ['pdf', { kind: 'openDocuments', documents: [pdf] }],
    ['iframe', { kind: 'openIframe', iframe: overlayId(7), url: 'https://example.com', title: 'Shop' }],
    ['view360', { kind: 'openView360', media: [aPicture()] }],
    ['slideshow', { kind: 'openSlideshow', media: [aPicture(), aPicture({ name: 'other.jpg' })] }],
    ['synced', { kind: 'openSyncedImages', media: [aPicture(), aPicture({ name: 'other.jpg' })] }],
  ])('may be of the kind %s, opened by a hotspot (spec 1.5)', (kind, action) => {
    expect(opened(action)?.kind).toBe(kind);
  });
});
