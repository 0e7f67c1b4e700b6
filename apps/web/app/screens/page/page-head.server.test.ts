import { aLocation, aPicture, aWorld } from '@vitrine/core/testing';
import { expect, test } from 'vitest';
import { aServerContext, someContent } from '~/testing/a-server-context.ts';
import { buildPageData } from './page-data.server.ts';
import { pageHead } from './page-head.server.ts';
import { languageOfPath } from '~/page-data/resolved-address.server.ts';

test('a page names the company: in its title, to previews and to search engines', () => {
  const location = aLocation({ backgrounds: [], hotspots: [] });
  const bundle = someContent({ locations: [location] });
  const page = buildPageData({
    server: aServerContext({ bundle }),
    language: languageOfPath(bundle, '/showroom/entrance', new Map()),
    address: { kind: 'location', world: aWorld(), location },
    query: new URLSearchParams(),
  });
  const head = pageHead(page, { name: 'Norvane', picture: aPicture() });
  expect(head).toContainEqual({ title: 'Entrance · Showroom · Norvane' });
  expect(head).toContainEqual({ property: 'og:site_name', content: 'Norvane' });
  expect(head).toContainEqual({
    property: 'og:image',
    content: expect.stringContaining('https://showroom.example/box-api/images/') as string,
  });
  const linked = head.find((entry) => 'script:ld+json' in entry);
  expect(JSON.stringify(linked)).toContain('"publisher":{"@type":"Organization","name":"Norvane"}');
});
