import type { ContentAnswers } from '@vitrine/content/content-answers';
import { DEFAULT_ENDPOINTS } from '@vitrine/content/endpoints/default-endpoints';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { localeCode } from '@vitrine/core/world/ids';
import { describe, expect, test } from 'vitest';
import { mendingAddress } from '../src/plugins/showroom/admin/src/doctor/mending-address.ts';
import { shownField } from '../src/plugins/showroom/admin/src/doctor/shown-field.ts';
import { bracketedQuery } from '../src/plugins/showroom/server/doctor/bracketed-query.ts';
import { entryFinder } from '../src/plugins/showroom/server/doctor/entries.ts';

function type(uid: string, singularName: string, pluralName: string, kind = 'collectionType') {
  return {
    uid,
    kind,
    info: { singularName, pluralName },
  };
}

const TYPES = [
  type('api::world.world', 'world', 'worlds'),
  type('api::content-location.content-location', 'content-location', 'content-locations'),
  type('api::content-transition.content-transition', 'content-transition', 'content-transitions'),
  type('api::menu.menu', 'menu', 'menus'),
  type('api::box-hook.box-hook', 'box-hook', 'box-hooks'),
  type('api::app-setting.app-setting', 'app-setting', 'app-settings', 'singleType'),
];

function answers(wire: Readonly<Record<string, readonly object[]>>): ContentAnswers {
  return {
    byCall: new Map(
      Object.entries(wire).flatMap(([collection, entries]) =>
        DEFAULT_ENDPOINTS.filter(({ url }) => url.endsWith(`/${collection}`)).map((endpoint) => [
          collection,
          { call: { endpoint, locale: DEFAULT_LOCALE }, entries, state: 'given' },
        ]),
      ),
    ),
    accessCodes: 'unknown',
  };
}

describe('a query with brackets', () => {
  test('is read as Strapi reads it', () => {
    const query = '?populate[a][on][b.c][populate]=*&populate[d]=true&sort=id%3Aasc&locale=de';
    expect(bracketedQuery(query)).toEqual({
      populate: { a: { on: { 'b.c': { populate: '*' } } }, d: 'true' },
      sort: 'id:asc',
      locale: 'de',
    });
  });

  test('keeps a branch where it is also said to be a value', () => {
    expect(bracketedQuery('a[b]=1&a=2')).toEqual({ a: { b: '1' } });
    expect(bracketedQuery('a=2&a[b]=1')).toEqual({ a: { b: '1' } });
  });
});

describe('the entry that a finding speaks of', () => {
  const find = entryFinder(
    answers({
      // Before the locations that know the world it belongs to.
      'content-transitions': [{ documentId: 't1', payloadId: 'a--b', from: { payloadId: 'a' } }],
      'content-locations': [
        { documentId: 'l1', payloadId: 'a', title: 'Atrium', slug: 'b', world: { slug: 'hall' } },
        { documentId: 'l2', payloadId: null, title: 'Unnamed', slug: 'nook' },
        // The same in another language.
        { documentId: 'l1', payloadId: 'a', title: 'Lichthof', slug: 'b', world: { slug: 'hall' } },
      ],
      worlds: [{ documentId: 'w1', slug: 'hall', name: 'Hall' }],
      menus: [
        { documentId: 'm1', key: 'main', title: 'First' },
        { documentId: 'm2', key: 'main', title: 'Second' },
      ],
      'box-hooks': [
        { documentId: 'h1', event: 'idle' },
        { documentId: 'h2', event: 'idle' },
      ],
      'app-setting': [{ documentId: 's1' }],
    }),
    TYPES,
  );

  test.each([
    ['location', 'a', 'l1', 'hall'],
    ['location', 'nook', 'l2', undefined],
    ['transition', 'a--b', 't1', 'hall'],
    ['world', 'hall', 'w1', 'hall'],
    ['boxHook', 'idle[1]', 'h2', undefined],
    ['settings', 'app-setting', 's1', undefined],
  ] as const)('is the %s %s', (kind, id, documentId, world) => {
    const found = find.at({ kind, id });
    expect(found?.entry.documentId).toBe(documentId);
    expect(found?.world).toBe(world);
  });

  test('is called as in the first language', () => {
    expect(find.at({ kind: 'location', id: 'a' })?.entry.title).toBe('Atrium');
  });

  test('is distinguished from another one of the same name', () => {
    expect(find.by('menus/document:m1')?.entry.title).toBe('First');
    expect(find.by('menus/document:m2')?.entry.title).toBe('Second');
  });

  test('is not guessed', () => {
    // A location that has a payloadId is not known by its slug.
    expect(find.at({ kind: 'location', id: 'b' })).toBeUndefined();
    expect(find.at({ kind: 'content', id: 'locales/de' })).toBeUndefined();
  });
});

describe('where a finding is mended', () => {
  const entry = { uid: 'api::world.world', isSingle: false, documentId: 'w1', title: 'Hall' };

  test('is the edit view, in the language and with the cursor in the field', () => {
    const subject = { kind: 'world', id: 'hall', field: 'menus[2].title', locale: localeCode('de') } as const;
    const address = mendingAddress({ entry, subject }, 'en');
    expect(address?.href).toBe(
      '/content-manager/collection-types/api::world.world/w1?plugins%5Bi18n%5D%5Blocale%5D=de&mend=menus',
    );
  });

  test('is the one entry of a single type, in the default language', () => {
    const subject = { kind: 'settings', id: 'app-setting' } as const;
    const address = mendingAddress({ entry: { ...entry, uid: 'api::s.s', isSingle: true }, subject }, 'en');
    expect(address?.href).toBe('/content-manager/single-types/api::s.s?plugins%5Bi18n%5D%5Blocale%5D=en');
  });

  test('is the media library for a file', () => {
    expect(mendingAddress({ subject: { kind: 'media', id: 'a b.jpg' } }, 'en')).toMatchObject({
      title: 'a b.jpg',
      isFile: true,
      href: expect.stringMatching(/^\/plugins\/upload\?.*_q=a\+b\.jpg$/),
    });
  });

  test('is nowhere for what has no entry', () => {
    expect(mendingAddress({ subject: { kind: 'content', id: 'locales/it' } }, 'en')).toBeUndefined();
  });
});

test.each([
  ['hotspots[0].position', 'hotspots 1 › position'],
  ['sections[1].hotspots[2].action', 'sections 2 › hotspots 3 › action'],
  ['start_location_id', undefined],
  ['hotspots.48ab8f4b22', undefined],
  [undefined, undefined],
])('the field %j is shown as %j', (field, shown) => {
  expect(shownField(field)).toBe(shown);
});
