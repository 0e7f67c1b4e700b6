import { describe, expect, test } from 'vitest';
import { hideFrom } from '../snapshot/access.ts';
import { createVisibleContents } from '../snapshot/visible-content.ts';
import { createBundle, createLocation } from '../testing/bundle.ts';
import { robotsOf, sitemapOf } from './sitemap.ts';

const anonymous = { isLoggedIn: false, scopes: [], openedWorlds: [] };

function contentOf(bundle = createBundle()) {
  return createVisibleContents({ hide: hideFrom, findLocks: () => new Map() })(bundle, anonymous, 0).content;
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
