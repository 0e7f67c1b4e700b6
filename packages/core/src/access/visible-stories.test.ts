import { describe, expect, test } from 'vitest';
import {
  aLocation,
  aNavigationHotspot,
  aPicture,
  aSnapshot,
  aWorld,
  anonymous,
} from '../../testing/index.ts';
import { viewerId } from '../overlays/viewer.ts';
import type { Action } from '../world/action.ts';
import type { Article } from '../world/content.ts';
import { overlayId, payloadId, worldSlug } from '../world/ids.ts';
import type { Snapshot } from '../world/snapshot.ts';
import type { Story, StoryOverlay, StoryStop } from '../world/story.ts';
import { alwaysOpenPart } from './always-open.ts';
import { visibleSnapshot } from './visible-snapshot.ts';
import { worldAlone } from './world-alone.ts';

const [entrance, vault] = [payloadId('entrance'), payloadId('vault')];
const [showroom, lab] = [worldSlug('showroom'), worldSlug('lab')];
const [open, secret] = [aPicture({ name: 'open.jpg' }), aPicture({ name: 'secret.jpg', hash: 'secret' })];

function article(id: number): Article {
  return { id: overlayId(id), title: `${id}`, summary: '', tags: [], sections: [], actionButtons: [] };
}

function stop(location: typeof entrance, overlay?: StoryOverlay): StoryStop {
  return { location, open: overlay === undefined ? [] : [overlay], seconds: 20 };
}

function story(slug: string, ...stops: StoryStop[]): Story {
  return { id: overlayId(slug.length), slug, title: `Story ${slug}`, stops };
}

function numbered(kind: 'article' | 'dashboard', id: number): StoryOverlay {
  return { kind, id: overlayId(id) };
}

function pictures(file: typeof open): StoryOverlay {
  return { kind: 'media', id: viewerId({ kind: 'media', media: [file], platformVideos: [] }) };
}

function hotspots(...actions: readonly Action[]) {
  return actions.map((action) => aNavigationHotspot(action.kind, { action }));
}

/** An entrance that opens article 1 and a picture, and a vault behind a code that opens article 2 and another one. */
function content(...stories: readonly Story[]): Snapshot {
  return aSnapshot({
    worlds: [aWorld({ start: entrance }), aWorld({ slug: lab, isProtected: true, start: vault })],
    locations: [
      aLocation({
        payloadId: entrance,
        hotspots: hotspots(
          { kind: 'openArticle', article: overlayId(1) },
          { kind: 'openMedia', media: [open] },
        ),
      }),
      aLocation({
        payloadId: vault,
        world: lab,
        hotspots: hotspots(
          { kind: 'openArticle', article: overlayId(2) },
          { kind: 'openMedia', media: [secret] },
        ),
      }),
    ],
    transitions: [],
    articles: [article(1), article(2), article(3)],
    stories,
  });
}

function stopsSeen(snapshot: Snapshot, visitor = anonymous): readonly StoryStop[] {
  return visibleSnapshot(snapshot, visitor).stories.flatMap(({ stops }) => stops);
}

describe('the stops of a story', () => {
  const shown = [stop(entrance), stop(entrance, numbered('article', 1)), stop(entrance, pictures(open))];
  const closed = [
    stop(vault),
    stop(vault, numbered('article', 2)),
    // In an open location, but what it opens is led to from the closed one alone.
    stop(entrance, numbered('article', 2)),
    stop(entrance, pictures(secret)),
    stop(entrance, { kind: 'compare', articles: [overlayId(1), overlayId(2)] }),
    // Nothing leads to it, and a story does not either.
    stop(entrance, numbered('article', 3)),
    stop(entrance, numbered('dashboard', 1)),
  ];

  test.each(shown)('are seen where the visitor may be: %j', (one) => {
    expect(stopsSeen(content(story('tour', one)))).toEqual([one]);
  });

  test.each(closed)('are left out where the visitor may not be, and the story with them: %j', (one) => {
    const snapshot = content(story('secret', one));
    expect(visibleSnapshot(snapshot, anonymous).stories).toEqual([]);
    expect(stopsSeen(content(story('tour', shown[0] ?? stop(entrance), one)))).toEqual(shown.slice(0, 1));
  });

  test('are all there with the code, but for what nothing leads to', () => {
    const visitor = { ...anonymous, openedWorlds: new Set([lab]) };
    const seen = stopsSeen(content(story('tour', ...shown, ...closed)), visitor);
    expect(seen).toEqual([...shown, ...closed.slice(0, 5)]);
  });

  test('make nothing visible', () => {
    const without = visibleSnapshot(content(), anonymous);
    const { stories: _stories, ...rest } = visibleSnapshot(
      content(story('tour', ...shown, ...closed)),
      anonymous,
    );
    const { stories: _none, ...before } = without;
    expect(rest).toEqual(before);
  });

  test('are those of the world alone in an extract, and of open worlds in the part that is always open', () => {
    const snapshot = content(story('both', ...shown, ...closed), story('vault-only', stop(vault)));
    const alone = worldAlone(snapshot, showroom, '2026-05-01T12:00:00Z')?.snapshot;
    expect(alone?.stories.map(({ slug, stops }) => [slug, stops.length])).toEqual([['both', shown.length]]);
    expect(alwaysOpenPart(snapshot).stories.map(({ slug }) => slug)).toEqual(['both']);
  });

  test('leave a snapshot as it is that has nothing to hide', () => {
    const snapshot = aSnapshot({ stories: [story('tour', stop(entrance))] });
    expect(visibleSnapshot(snapshot, anonymous)).toBe(snapshot);
  });
});
