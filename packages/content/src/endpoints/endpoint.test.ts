import { readFileSync } from 'node:fs';
import { HOTSPOT_COMPONENTS } from '@vitrine/core/world/hotspots/hotspot-kinds';
import { describe, expect, test } from 'vitest';
import { DEFAULT_ENDPOINTS } from './default-endpoints.ts';
import { checkEndpoints, paramPairs, STORE_STATES } from './endpoint.ts';
import { populateQuery } from './populate.ts';

describe('the endpoint configuration', () => {
  const endpoint = { url: '/api/icons', params: ['limit=-1'], store_state: 'icons', localized: false };

  test('takes the default list as it is', () => {
    expect(checkEndpoints(DEFAULT_ENDPOINTS)).toEqual(DEFAULT_ENDPOINTS);
    expect(new Set(DEFAULT_ENDPOINTS.map(({ store_state: store }) => store))).toEqual(new Set(STORE_STATES));
  });

  test.each([undefined, 'limit=-1', { limit: -1 }, null])(
    'refuses params that are %j (spec 5.5)',
    (params) => {
      expect(() => checkEndpoints([{ ...endpoint, params }])).toThrow(/^Endpoint params must be an Array$/);
    },
  );

  test.each([
    ['the list itself', {}],
    ['a url', [{ ...endpoint, url: 'icons' }]],
    ['a store', [{ ...endpoint, store_state: 'pictures' }]],
    ['a parameter', [{ ...endpoint, params: [7] }]],
  ])('names what is wrong: %s', (_name, endpoints) => {
    expect(() => checkEndpoints(endpoints)).toThrow(/\.$/);
  });

  test('reads params as texts and as records', () => {
    expect(paramPairs(['populate=a.b', 'flag', 'filters[x]=a=b', { limit: -1, populate: 'c' }])).toEqual([
      ['populate', 'a.b'],
      ['flag', ''],
      ['filters[x]', 'a=b'],
      ['limit', '-1'],
      ['populate', 'c'],
    ]);
  });
});

/** What a call of the default list requests, and where its answer is stored. */
function parametersOf(url: string) {
  const call = DEFAULT_ENDPOINTS.find((endpoint) => endpoint.url === url);
  const pairs = paramPairs(call?.params ?? []);
  return {
    store: call?.store_state,
    names: new Set([...pairs.map(([name]) => name), ...(call?.localized ? ['locale'] : [])]),
    isForAll: pairs.some(([name, value]) => name === 'limit' && value === '-1'),
  };
}

interface CmsAttribute {
  readonly type: string;
  readonly private?: boolean;
  /** The other end of a relation: it is read from there. */
  readonly mappedBy?: string;
}

/** The fields of a CMS type that an answer lacks without `populate`. */
function relationsOf(url: string): readonly string[] {
  const type = url.slice('/api/'.length).replace(/ies$/, 'y').replace(/s$/, '');
  return relationsIn(`api/${type}/content-types/${type}/schema.json`);
}

function relationsIn(path: string): readonly string[] {
  const schema = new URL(`../../../../apps/cms/src/${path}`, import.meta.url);
  const { attributes } = JSON.parse(readFileSync(schema, 'utf8')) as {
    readonly attributes: Readonly<Record<string, CmsAttribute>>;
  };
  return Object.entries(attributes).flatMap(([name, { type: kind, private: isPrivate, mappedBy }]) =>
    ['relation', 'media', 'component', 'dynamiczone'].includes(kind) && !isPrivate && !mappedBy ? [name] : [],
  );
}

describe('the calls', () => {
  test.each([
    ['app-setting (spec 7.2)', ['populate'], 'settings'],
    ['icons (spec 7.3)', ['populate', 'limit'], 'icons'],
    ['content-locations (spec 7.4)', ['populate', 'limit', 'locale'], 'contents'],
    ['content-transitions (spec 7.5)', ['populate', 'limit', 'locale'], 'transitions'],
    ['screensavers (spec 7.6)', ['populate', 'limit'], 'screensavers'],
    ['articles (spec 7.7)', ['populate', 'limit', 'locale'], 'articles'],
    ['dashboards (spec 7.8)', ['populate', 'limit', 'locale'], 'dashboards'],
    ['menus (spec 7.9)', ['populate', 'limit', 'locale'], 'menus'],
    ['worlds (spec 7.10)', ['populate', 'limit', 'locale'], 'worlds'],
    ['ui-translation (spec 7.11)', ['populate', 'limit', 'locale'], 'ui_translation'],
    ['box-hooks (spec 7.14)', ['populate', 'limit'], 'box_hooks'],
  ])('%s', (name, parameters, store) => {
    const call = parametersOf(`/api/${name.split(' ')[0]}`);
    expect(call.store).toBe(store);
    for (const parameter of parameters) expect(call.names).toContain(parameter);
    expect(call.isForAll).toBe(parameters.includes('limit'));
  });

  test.each(DEFAULT_ENDPOINTS)('ask for what the entries of $url relate to (spec 3.1)', ({ url, params }) => {
    const asked = new Set(
      paramPairs(params).flatMap(([name, path]) => (name === 'populate' ? [path.split(/[.[]/)[0]] : [])),
    );
    expect(relationsOf(url).length).toBeGreaterThan(0);
    expect(relationsOf(url).filter((relation) => !asked.has(relation))).toEqual([]);
  });

  test.each(HOTSPOT_COMPONENTS)('ask for all of %s, and for where a panorama leads', (component) => {
    const locations = DEFAULT_ENDPOINTS.find(({ store_state: store }) => store === 'contents');
    const at = `hotspots[${component}].`;
    const asked = paramPairs(locations?.params ?? []).flatMap(([, path]) =>
      path.startsWith(at) ? [path.slice(at.length)] : [],
    );
    const relations = relationsIn(`components/${component.replace('.', '/')}.json`);
    const named = relations.map((name) => (name === 'panorama_hotspots' ? `${name}.action.*` : name));
    expect(named.length).toBeGreaterThan(4);
    expect(asked.toSorted()).toEqual(relations.includes('panorama_hotspots') ? named.toSorted() : ['*']);
  });

  test('ask for the items of the interface texts (spec 7.11)', () => {
    const texts = DEFAULT_ENDPOINTS.find(({ url }) => url === '/api/ui-translation');
    expect(texts?.params).toContain('populate=items');
  });
});

describe('populate', () => {
  test('becomes the notation that Strapi 5 takes, with fragments for dynamic zones (spec 7.13)', () => {
    expect(
      populateQuery([
        'world',
        'group.logo',
        'group.menus',
        'background[background-content.image].image',
        'hotspots[hotspots.menu].*',
        'sections[article-sections.table]',
        'sections[article-sections.slider].slides.image',
        'action_buttons.cover',
        'action_buttons.action.*',
      ]),
    ).toEqual([
      ['populate[world]', 'true'],
      ['populate[group][populate][logo]', 'true'],
      ['populate[group][populate][menus]', 'true'],
      ['populate[background][on][background-content.image][populate][image]', 'true'],
      ['populate[hotspots][on][hotspots.menu][populate]', '*'],
      ['populate[sections][on][article-sections.table]', 'true'],
      ['populate[sections][on][article-sections.slider][populate][slides][populate][image]', 'true'],
      ['populate[action_buttons][populate][cover]', 'true'],
      ['populate[action_buttons][populate][action][populate]', '*'],
    ]);
  });

  test('leaves room for a proxy: no default call is longer than 4 kB', () => {
    for (const { params } of DEFAULT_ENDPOINTS) {
      const paths = paramPairs(params).flatMap(([name, path]) => (name === 'populate' ? [path] : []));
      const length = populateQuery(paths).reduce(
        (sum, [name, value]) => sum + name.length + value.length + 2,
        0,
      );
      expect(length).toBeLessThan(4096);
    }
  });
});
