import { describe, expect, test } from 'vitest';
import { hideFrom } from '../snapshot/access.ts';
import { createVisibleContents } from '../snapshot/visible-content.ts';
import { overlayId, payloadId, worldSlug } from '@vitrine/core/world/ids';
import { createBundle, createLocation } from '../testing/bundle.ts';
import { robotsOf, sitemapOf } from './sitemap.ts';

const anonymous = { isLoggedIn: false, scopes: [], openedWorlds: [] };

function contentOf(bundle = createBundle()) {
  return createVisibleContents({ hide: hideFrom, findLocks: () => new Map() })(bundle, anonymous, 0).content;
}

function storyAt(slug: string, location: string) {
  return {
    id: overlayId(slug.length),
    slug,
    title: slug,
    stops: [{ location: payloadId(location), open: [], seconds: 20 }],
  };
}
const origin = 'https://show.example.com';

describe('the sitemap', () => {
  test('names every open location in every language with its alternates', () => {
    const xml = sitemapOf({ content: contentOf(), origin }) ?? '';
    expect(xml.match(/<loc>[^<]+/g)).toEqual([
      '<loc>https://show.example.com/open/open-start',
      '<loc>https://show.example.com/de/open/open-start',
      '<loc>https://show.example.com/open/open-hall',
      '<loc>https://show.example.com/de/open/open-hall',
    ]);
    expect(xml).toContain('hreflang="de" href="https://show.example.com/de/open/open-hall"');
    expect(xml).toContain('hreflang="x-default" href="https://show.example.com/open/open-hall"');
    expect(xml).not.toContain('closed');
  });

  test('names a story in every language, as long as visitors see a stop of it', () => {
    const stories = [storyAt('tour', 'open-hall'), storyAt('secret', 'closed-start')];
    const content = contentOf(createBundle('v1', { stories }));
    const addresses = sitemapOf({ content, origin })?.match(/<loc>[^<]+/g) ?? [];
    expect(addresses.slice(-2)).toEqual([
      '<loc>https://show.example.com/stories/tour',
      '<loc>https://show.example.com/de/stories/tour',
    ]);
    expect(addresses.join()).not.toContain('secret');
  });

  test('names no story where a world has their addresses', () => {
    const own = createBundle('v1', { stories: [] });
    const [world] = Object.values(own.snapshots).flatMap(({ worlds }) => worlds);
    const content = contentOf(
      createBundle('v1', {
        worlds: world === undefined ? [] : [{ ...world, slug: worldSlug('stories') }],
        locations: [createLocation('hall', 'stories')],
        transitions: [],
        stories: [storyAt('tour', 'hall')],
      }),
    );
    expect(sitemapOf({ content, origin })).not.toContain('/stories/tour');
  });

  test('becomes an index when one file cannot hold it', () => {
    const locations = Array.from({ length: 5 }, (_, index) => createLocation(`place-${index}`, 'open'));
    const content = contentOf(createBundle('v1', { locations, transitions: [] }));
    const index = sitemapOf({ content, origin, maximum: 4 }) ?? '';
    expect(index.match(/\?part=\d/g)).toEqual(['?part=1', '?part=2', '?part=3']);
    const parts = [1, 2, 3].map((part) => sitemapOf({ content, origin, maximum: 4, part }) ?? '');
    expect(parts.map((part) => part.match(/<loc>/g)?.length)).toEqual([4, 4, 2]);
    expect(sitemapOf({ content, origin, maximum: 4, part: 4 })).toBeUndefined();
    expect(sitemapOf({ content, origin, maximum: 4, part: 0 })).toBeUndefined();
  });

  test('escapes addresses', () => {
    const content = contentOf();
    expect(sitemapOf({ content, origin: 'https://a&b' })).toContain('https://a&amp;b/open');
  });
});

describe('robots.txt', () => {
  test('names the sitemap, and closes a staging page', () => {
    expect(robotsOf({ origin, isStaging: false })).toContain('Sitemap: https://show.example.com/sitemap.xml');
    expect(robotsOf({ origin, isStaging: true })).toBe('User-agent: *\nDisallow: /\n');
  });
});
