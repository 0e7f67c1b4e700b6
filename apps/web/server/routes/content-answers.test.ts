import { describe, expect, test } from 'vitest';
import type { WalkGraph } from '@vitrine/core/navigation/walk-graph';
import type { Programme } from '@vitrine/core/screensaver/programme';
import { hideFrom } from '../snapshot/access.ts';
import { createVisibleContents } from '../snapshot/visible-content.ts';
import { createBundle, createLargeBundle } from '../testing/bundle.ts';
import { createSearchIndexes } from '../search/search-indexes.ts';
import { createContentAnswers } from './content-answers.ts';

const visibleOf = createVisibleContents({ hide: hideFrom, findLocks: () => new Map() });
const anonymous = { isLoggedIn: false, scopes: [], openedWorlds: [] };
const reader = { content: visibleOf(createBundle(), anonymous, 0).content, isAnonymous: true };
const answers = createContentAnswers(createSearchIndexes());

function walk(locale: string, query = '') {
  return answers.walk(new Request(`http://localhost/box-api/walk/${locale}${query}`), reader, locale);
}

function api(endpoint: string, query = '') {
  return answers.api(new Request(`http://localhost/box-api/api/${endpoint}${query}`), reader, endpoint);
}

describe('the walk', () => {
  test('has addresses in its language and no closed worlds', async () => {
    const graph = (await (await walk('de')).json()) as WalkGraph;
    expect(graph.version).toBe('v1');
    expect(graph.locations.map(({ href }) => href)).toEqual(['/de/open/open-start', '/de/open/open-hall']);
    expect(graph.transitions.map(({ payloadId }) => payloadId)).toEqual(['open-start--open-hall']);
    expect(JSON.stringify(graph)).not.toContain('closed');
  });

  test('may be kept for ever only under the address of its own version', async () => {
    expect((await walk('en', '?v=v1')).headers.get('cache-control')).toContain('immutable');
    expect((await walk('en', '?v=v0')).headers.get('cache-control')).not.toContain('immutable');
    expect((await walk('en')).headers.get('cache-control')).not.toContain('immutable');
  });

  test.each(['xx', '__proto__', 'constructor'])('knows no language %s', async (locale) => {
    expect((await walk(locale)).status).toBe(404);
  });
});

function namesIn({ locations }: WalkGraph) {
  return locations.map((location) => location.payloadId);
}

describe('the walk of a large showroom', () => {
  const large = createLargeBundle();
  const ask = async (query: string) => {
    const content = visibleOf(large, anonymous, 0).content;
    const request = new Request(`http://localhost/box-api/walk/en?v=${content.version}&${query}`);
    const answer = await answers.walk(request, { content, isAnonymous: true }, 'en');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const text = await answer.text();
    expect(text).not.toContain('closed');
    return JSON.parse(text) as WalkGraph;
  };
  test('is what is near the first location that exists', async () => {
    const graph = await ask('near=gone&near=hall-700&near=hall-1');
    expect(graph.centre).toBe('hall-700');
    expect(graph.locations).toHaveLength(500);
    expect(graph.transitions.length).toBeGreaterThan(499);
  });

  test('is what is near the start of the world where none of them exists', async () => {
    expect((await ask('near=gone&near=closed-start&world=open')).centre).toBe('open-start');
    expect(namesIn(await ask('near=gone&world=closed'))).toEqual([]);
  });

  test('is a path from one location to another, and nothing where the target is closed', async () => {
    expect(namesIn(await ask('from=hall-3&to=hall-6'))).toEqual(['hall-3', 'hall-4', 'hall-5', 'hall-6']);
    expect(namesIn(await ask('from=hall-3&to=closed-start'))).toEqual([]);
  });

  test('is whole where no part is named', async () => {
    expect((await ask('')).locations.length).toBeGreaterThan(900);
  });
});

function screensaver(locale: string, world: string, query = '') {
  return answers.screensaver(
    new Request(`http://localhost/box-api/screensaver/${locale}/${world}${query}`),
    reader,
    {
      locale,
      world,
    },
  );
}

describe('the screensaver', () => {
  test('shows the world, in the caching of the walk', async () => {
    const answer = await screensaver('de', 'open', '?v=v1');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(((await answer.json()) as Programme).kind).toBe('arrows');
    expect((await screensaver('de', 'open')).headers.get('cache-control')).not.toContain('immutable');
  });

  test.each([
    ['de', 'closed'],
    ['de', 'nothing'],
    ['de', '__proto__'],
    ['xx', 'open'],
    ['constructor', 'open'],
  ])('does not know %s/%s', async (locale, world) => {
    const answer = await screensaver(locale, world);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: 'There is no such screensaver.' });
  });
});

describe('the search index', () => {
  test('has no closed worlds, and may be cached for ever under the address of its version', async () => {
    const answer = await answers.search(new Request('http://localhost/box-api/search/de?v=v1'), reader, 'de');
    const text = await answer.text();
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(text).toContain('/de/open/open-hall');
    expect(text).not.toContain('closed');
  });
});

describe('the read calls', () => {
  test.each([
    'app-setting',
    'icons',
    'content-locations',
    'content-transitions',
    'screensavers',
    'articles',
    'dashboards',
    'menus',
    'content-stories',
    'worlds',
    'ui-translation',
  ])('answers %s', async (endpoint) => {
    const response = await api(endpoint);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ meta: { locale: 'en', version: 'v1' } });
  });

  test('leave out closed worlds', async () => {
    for (const endpoint of ['worlds', 'content-locations', 'content-transitions']) {
      expect(await (await api(endpoint)).text()).not.toContain('closed');
    }
  });

  test('fall back to the default language', async () => {
    expect(await (await api('worlds', '?locale=de')).json()).toMatchObject({ meta: { locale: 'de' } });
    expect(await (await api('worlds', '?locale=toString')).json()).toMatchObject({ meta: { locale: 'en' } });
  });

  test.each(['nothing', 'toString', '__proto__'])('answer 404 as JSON to %s', async (endpoint) => {
    const response = await api(endpoint);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'There is no such endpoint.' });
  });
});
