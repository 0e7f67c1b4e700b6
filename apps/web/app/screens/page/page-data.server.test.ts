import { doorOf } from '@vitrine/core/world/door';
import { entrancesOf } from '@vitrine/core/links/entrances';
import { overlayId, payloadId, worldSlug } from '@vitrine/core/world/ids';
import type { Settings } from '@vitrine/core/world/settings/settings';
import {
  aLocation,
  aNavigationHotspot,
  aPicture,
  aSnapshot,
  aWorld,
  someSettings,
} from '@vitrine/core/testing';
import { describe, expect, test } from 'vitest';
import { aServerContext, someContent } from '~/testing/a-server-context.ts';
import { buildPageData } from './page-data.server.ts';
import { pageHead } from './page-head.server.ts';
import { pageDataOf } from './testing/page-data-of.ts';
import { languageOfPath } from '~/page-data/resolved-address.server.ts';
import type { ResolvedAddress } from '~/page-data/resolved-address.server.ts';

const article = {
  id: overlayId(7),
  title: 'Robot NV-6',
  summary: 'Quick and precise.',
  tags: [],
  sections: [
    { kind: 'text', title: 'What', text: { format: 'markdown', source: '**It** <script>x</script>' } },
    { kind: 'text', title: '', text: { format: 'markdown', source: ' ' } },
    { kind: 'media', title: 'Empty', media: [] },
  ],
  actionButtons: [],
} as const;

const startPage = { title: 'Welcome', text: 'Come in.', buttonLabel: 'Enter' };

function pageAt(
  path: string,
  overrides: Parameters<typeof someContent>[0] = {},
  context: Parameters<typeof aServerContext>[0] = {},
) {
  const bundle = someContent({ articles: [article], ...overrides });
  const url = new URL(path, 'https://showroom.example');
  const entrances = entrancesOf(aSnapshot(overrides));
  return pageDataOf(aServerContext({ bundle, url, entrances, ...context }));
}

function statusOf(address: Exclude<ResolvedAddress, { kind: 'redirect' }>) {
  const bundle = someContent();
  const language = languageOfPath(bundle, '/', new Map());
  try {
    return buildPageData({
      server: aServerContext({ bundle }),
      language,
      address,
      query: new URLSearchParams(),
    });
  } catch (thrown) {
    return thrown;
  }
}

function withAnalytics(analytics: Settings['analytics']) {
  return pageAt('/showroom/entrance', {
    settings: someSettings({ defaultWorld: worldSlug('showroom'), analytics }),
  });
}

describe('the start page', () => {
  test('has the editor’s words and picture (spec 2.9)', () => {
    const settings = someSettings({
      defaultWorld: worldSlug('showroom'),
      startPageBackground: aPicture({ name: 'gate.jpg' }),
    });
    expect(pageAt('/', { worlds: [aWorld({ startPage })], settings })).toMatchObject({
      screen: 'start',
      ...startPage,
      picture: { name: 'gate.jpg' },
    });
  });
});

describe('counting visits', () => {
  test('leaves no trace on a page where it is switched off (spec 9.18)', () => {
    expect(pageAt('/showroom/entrance')).not.toHaveProperty('analytics');
    expect(withAnalytics({ isActive: false, needsConsent: true })).not.toHaveProperty('analytics');
  });

  test('brings its question along where it is switched on', () => {
    const page = withAnalytics({ isActive: true, needsConsent: true, tagManagerId: 'GTM-ABC123' });
    expect(page).toHaveProperty('analytics.tagManagerId', 'GTM-ABC123');
    expect(page).toHaveProperty('analytics.texts.consent__accept');
  });
});

describe('logging out', () => {
  test('is offered to logged-in visitors only, in the page’s language', () => {
    expect(pageAt('/showroom/entrance')).not.toHaveProperty('logout');
    const visitor = { isLoggedIn: true, scopes: [], openedWorlds: [] };
    expect(pageAt('/de/showroom/entrance', {}, { visitor })).toHaveProperty('logout', {
      label: 'Abmelden',
      locale: 'de',
    });
  });
});

describe('the address of a closed world', () => {
  const door = doorOf(payloadId('bench'));
  const code = (query: string) =>
    buildPageData({
      server: aServerContext({ url: new URL(`/de/lab/bench${query}`, 'https://showroom.example') }),
      language: languageOfPath(someContent(), '/de/lab/bench', new Map([['lab', 'password']])),
      address: { kind: 'closed', world: 'lab', lock: 'password', door },
      query: new URLSearchParams(query),
    });

  test('asks for the code in the page’s language, for search engines to pass by', () => {
    const page = code('');
    expect(page).toMatchObject({
      screen: 'code',
      title: 'Bitte Zugangscode eingeben',
      closedWorld: 'lab',
      code: { fields: { world: 'lab', door, locale: 'de', page: '/de/lab/bench' } },
    });
    expect(pageHead(page)).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(JSON.stringify(page.screen === 'code' && page.languages)).toContain('"/ru/lab/bench"');
  });

  test('says what became of a code that was sent without scripts, and nothing that is made up', () => {
    expect(code('?problem=code')).toHaveProperty('code.problem', 'code');
    expect(code('?problem=busy&wait=7')).toHaveProperty('code.wait', 7);
    expect(code('?problem=<script>&wait=7')).not.toHaveProperty('code.problem');
    for (const wait of ['-1', 'x', '99999999', '']) {
      expect(code(`?problem=busy&wait=${wait}`)).not.toHaveProperty('code.wait');
    }
  });
});

describe('an article in the address', () => {
  test('is rendered and safe', () => {
    const page = pageAt('/showroom/entrance?article=7-whatever');
    expect(page).toMatchObject({
      screen: 'location',
      notices: [],
      overlays: [
        {
          kind: 'article',
          frame: { title: 'Robot NV-6', size: 'm' },
          closeHref: '/showroom/entrance',
          content: { sections: [{ kind: 'text', title: 'What', html: '<p><strong>It</strong> </p>' }] },
        },
      ],
    });
  });

  test.each(['99', '-1', '7.5', 'x', ''])('that is missing (%s) is reported over the location', (id) => {
    const page = pageAt(`/showroom/entrance?article=${id}`);
    expect(page).toMatchObject({ screen: 'location', notices: ['overlay__missing'], overlays: [] });
  });
});

describe('the list of places', () => {
  const hall = { title: 'Halls', priority: 2 };
  const locations = [
    aLocation({ payloadId: payloadId('entrance') }),
    aLocation({ payloadId: payloadId('b'), stationCategory: hall, priorityInCategory: 1 }),
    aLocation({ payloadId: payloadId('a'), stationCategory: hall, priorityInCategory: 5 }),
    aLocation({ payloadId: payloadId('c'), stationCategory: { title: 'More', priority: 9 } }),
    aLocation({ payloadId: payloadId('closed'), access: { rule: { kind: 'loggedIn' } } }),
    aLocation({ payloadId: payloadId('elsewhere'), world: worldSlug('lab') }),
  ];

  test('is only made when the address asks for it', () => {
    expect(pageAt('/showroom/entrance', { locations })).toMatchObject({ overlays: [] });
  });

  test('groups by station category, highest priority first, the others last (spec 2.30)', () => {
    expect(pageAt('/showroom/entrance?places=', { locations })).toMatchObject({
      overlays: [
        {
          kind: 'places',
          content: {
            count: 4,
            groups: [
              { title: 'More', stations: [{ title: 'C' }] },
              { title: 'Halls', stations: [{ title: 'A' }, { title: 'B' }] },
              { stations: [{ title: 'Entrance', isCurrent: true, href: '/showroom/entrance' }] },
            ],
          },
        },
      ],
    });
  });
});

// The login and the power-save page have it too: login-data.server.test.ts, power-save-data.server.test.ts.
test('staging is told on the page of a location (spec 8.10)', () => {
  const settings = someSettings({ isStaging: true, defaultWorld: worldSlug('showroom') });
  expect(pageAt('/showroom/entrance', { settings }).notices).toEqual(['info__on_staging']);
});

test('missing and closed locations have their status (spec 8.5)', () => {
  expect(statusOf({ kind: 'notFound' })).toMatchObject({
    data: { key: 'error__page_not_found' },
    init: { status: 404 },
  });
  expect(statusOf({ kind: 'closed', world: 'showroom', lock: undefined })).toMatchObject({
    data: { key: 'error__no_access' },
    init: { status: 403 },
  });
  expect(statusOf({ kind: 'closed', world: 'lab', lock: 'shut' })).toMatchObject({
    data: { key: 'error__world_shut' },
    init: { status: 403 },
  });
});

describe('the head', () => {
  test('has title, canonical and every language with x-default', () => {
    const head = pageHead(pageAt('/de/showroom/entrance'));
    expect(head).toContainEqual({ title: 'Entrance · Showroom' });
    expect(head).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://showroom.example/de/showroom/entrance',
    });
    const alternates = head.filter((tag) => 'rel' in tag && tag['rel'] === 'alternate');
    expect(alternates.map((tag) => ('hrefLang' in tag ? [tag['hrefLang'], tag['href']] : []))).toEqual([
      ['en', 'https://showroom.example/showroom/entrance'],
      ['de', 'https://showroom.example/de/showroom/entrance'],
      ['ru', 'https://showroom.example/ru/showroom/entrance'],
      ['x-default', 'https://showroom.example/showroom/entrance'],
    ]);
  });

  test('has a preview picture and structured data with the breadcrumb', () => {
    const head = pageHead(pageAt('/showroom/entrance?article=7'));
    expect(head).toContainEqual({ title: 'Robot NV-6 · Entrance · Showroom' });
    expect(head).toContainEqual({
      property: 'og:image',
      content: 'https://showroom.example/box-api/images/1280/entrance.jpg',
    });
    const data = head.find((tag) => 'script:ld+json' in tag);
    expect(JSON.stringify(data)).toContain('"@type":"BreadcrumbList"');
    expect(JSON.stringify(data)).toContain('"@type":"Place"');
  });

  test('shows the first thing that has a picture where the place has none', () => {
    const media = [aPicture({ name: 'hall.jpg' })];
    const hotspot = aNavigationHotspot('reception', { action: { kind: 'openMedia', media } });
    const locations = [aLocation({ backgrounds: [], hotspots: [hotspot] })];
    expect(pageHead(pageAt('/showroom/entrance', { locations }))).toContainEqual({
      property: 'og:image',
      content: 'https://showroom.example/box-api/images/1280/hall.jpg',
    });
  });

  test('cuts long descriptions between words', () => {
    const description = 'wonderful '.repeat(40);
    const head = pageHead(pageAt('/showroom/entrance', { locations: [aLocation({ description })] }));
    const tag = head.find((entry) => 'name' in entry && entry['name'] === 'description');
    const content = String(tag && 'content' in tag ? tag['content'] : '');
    expect(content.length).toBeLessThanOrEqual(161);
    expect(content).toMatch(/wonderful…$/);
  });

  test('of the start page is the start page’s', () => {
    const [entrance] = aSnapshot().locations;
    const worlds = [aWorld({ startPage, ...(entrance && { start: entrance.payloadId }) })];
    const head = pageHead(pageAt('/', { worlds }));
    expect(head).toContainEqual({ title: 'Welcome' });
    expect(head).toContainEqual({ name: 'description', content: 'Come in.' });
  });

  // World: "description" (specification section 3). The form offers it for search engines and previews.
  test('has the description of the world on its start page, and where a location has none', () => {
    const described = { description: 'All of our machines under one roof.' };
    const locations = [aLocation({ description: '' })];
    const start = locations.map(({ payloadId: id }) => ({ start: id }))[0];
    const tag = { name: 'description', content: described.description };
    const worlds = [aWorld({ ...described, ...start })];
    expect(pageHead(pageAt('/showroom/entrance', { worlds, locations }))).toContainEqual(tag);
    const withStartPage = [aWorld({ ...described, ...start, startPage })];
    expect(pageHead(pageAt('/', { worlds: withStartPage, locations }))).toContainEqual(tag);
  });

  test('asks search engines to pass by where nothing is set up', () => {
    const head = pageHead(pageAt('/', { settings: someSettings() }));
    expect(head).toContainEqual({ name: 'robots', content: 'noindex' });
  });
});
