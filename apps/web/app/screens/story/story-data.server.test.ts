import { aLocation, aNavigationHotspot, aPicture, aSnapshot, aWorld } from '@vitrine/core/testing';
import { viewerId } from '@vitrine/core/overlays/viewer';
import { overlayId, payloadId, worldSlug } from '@vitrine/core/world/ids';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { Story, StoryStop } from '@vitrine/core/world/story';
import { describe, expect, test } from 'vitest';
import { aServerContext, someContent } from '~/testing/a-server-context.ts';
import { pageDataOf } from '../page/testing/page-data-of.ts';
import { pageHead } from '../page/page-head.server.ts';

const [entrance, reception] = [payloadId('entrance'), payloadId('reception')];
const files = [aPicture({ name: 'a.jpg' }), aPicture({ name: 'b.jpg' })];

function article(id: number, title: string, cover?: string) {
  const parts = { summary: '', tags: [], sections: [], actionButtons: [] };
  return {
    id: overlayId(id),
    title,
    ...parts,
    ...(cover !== undefined && { cover: aPicture({ name: cover }) }),
  };
}

function stop(overrides: Partial<StoryStop> = {}): StoryStop {
  return { location: entrance, open: [], seconds: 20, ...overrides };
}

function content(story: Partial<Story> = {}): Partial<Snapshot> {
  return {
    locations: [
      aLocation({
        payloadId: entrance,
        hotspots: [
          aNavigationHotspot('pictures', { title: 'Pictures', action: { kind: 'openMedia', media: files } }),
        ],
      }),
      aLocation({ payloadId: reception }),
    ],
    articles: [article(1, 'Robot NV-6', 'robot.jpg'), article(2, 'Gripper G2')],
    dashboards: [
      { id: overlayId(3), title: 'Figures', links: [], contacts: [], actionButtons: [], mediaLibrary: [] },
    ],
    stories: [{ id: overlayId(1), slug: 'first-tour', title: 'First tour', stops: [stop()], ...story }],
  };
}

function storyAt(path: string, story: Partial<Story> = {}) {
  const bundle = someContent(content(story));
  const page = pageDataOf(aServerContext({ bundle, url: new URL(path, 'https://showroom.example') }));
  if (page.screen !== 'story') throw new Error(`${path} shows ${page.screen}.`);
  return page;
}

/** The status of a page that is none. */
function statusAt(path: string): unknown {
  try {
    return storyAt(path).screen;
  } catch (thrown) {
    return (thrown as { readonly init?: ResponseInit }).init?.status;
  }
}

function cardOf(given: Partial<StoryStop>) {
  return storyAt('/stories/first-tour', { stops: [stop(given)] }).stops[0];
}

describe('the page of a story', () => {
  test('has its words, its length, its world and its languages', () => {
    const seconds = [20, 40, 60, 45].map((each) => stop({ seconds: each }));
    expect(storyAt('/de/stories/first-tour', { description: 'Why.', stops: seconds })).toMatchObject({
      title: 'First tour',
      description: 'Why.',
      minutes: 3,
      world: { slug: 'showroom' },
      picture: { name: 'entrance.jpg' },
    });
    expect(storyAt('/stories/first-tour', { picture: aPicture({ name: 'own.jpg' }) }).picture?.name).toBe(
      'own.jpg',
    );
    expect(storyAt('/stories/first-tour').minutes).toBe(1);
    const { languages } = storyAt('/de/stories/first-tour');
    expect(languages.map(({ href, isCurrent }) => [href, isCurrent])).toEqual([
      ['/en/stories/first-tour', false],
      ['/de/stories/first-tour', true],
      ['/ru/stories/first-tour', false],
    ]);
  });

  test('has an address in every language for search engines', () => {
    const head = pageHead(storyAt('/de/stories/first-tour', { description: 'Why.' }));
    expect(head).toContainEqual({ title: 'First tour' });
    expect(head).toContainEqual({ name: 'description', content: 'Why.' });
    expect(head).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://showroom.example/de/stories/first-tour',
    });
    expect(head.filter((tag) => 'hrefLang' in tag)).toHaveLength(4);
    // Without a description its stops say what it is about.
    expect(pageHead(storyAt('/stories/first-tour'))).toContainEqual({
      name: 'description',
      content: 'Entrance',
    });
  });

  test('leads to each stop with what is open there', () => {
    expect(cardOf({})).toMatchObject({ href: '/showroom/entrance', title: 'Entrance', parts: [] });
    expect(cardOf({ open: [{ kind: 'article', id: overlayId(1) }] })).toMatchObject({
      href: '/showroom/entrance?article=1-robot-nv-6',
      title: 'Robot NV-6',
      parts: ['Entrance'],
      picture: { name: 'robot.jpg' },
    });
    expect(cardOf({ title: 'Look', open: [{ kind: 'dashboard', id: overlayId(3) }] })).toMatchObject({
      href: '/showroom/entrance?dashboard=3',
      title: 'Look',
      parts: ['Entrance', 'Figures'],
      picture: { name: 'entrance.jpg' },
    });
    expect(cardOf({ open: [{ kind: 'compare', articles: [overlayId(1), overlayId(2)] }] })).toMatchObject({
      href: '/showroom/entrance?compare=1~2',
      title: 'Robot NV-6 · Gripper G2',
    });
    const id = viewerId({ kind: 'media', media: files, platformVideos: [] });
    expect(cardOf({ open: [{ kind: 'media', id, item: 2 }] })).toMatchObject({
      href: `/showroom/entrance?media=${id}&item=2`,
      title: 'Pictures',
    });
  });

  test('is there for its own address alone', () => {
    expect(statusAt('/stories/other')).toBe(404);
    expect(() => storyAt('/stories/FIRST-tour')).toThrow('redirects to /stories/first-tour');
    expect(storyAt('/en/stories/first-tour').title).toBe('First tour');
  });

  test('leaves its address to a world of that name', () => {
    const world = aWorld({ slug: worldSlug('stories'), start: payloadId('first-tour') });
    const own = aLocation({ payloadId: payloadId('first-tour'), world: world.slug });
    const base = aSnapshot();
    const bundle = someContent({
      ...content(),
      worlds: [...base.worlds, world],
      locations: [...base.locations, own],
    });
    const page = pageDataOf(
      aServerContext({ bundle, url: new URL('https://showroom.example/stories/first-tour') }),
    );
    expect(page.screen).toBe('location');
  });
});
