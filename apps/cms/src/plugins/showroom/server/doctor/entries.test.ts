import type { ContentAnswers } from '@vitrine/content/content-answers';
import { DEFAULT_ENDPOINTS } from '@vitrine/content/endpoints/default-endpoints';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { describe, expect, test } from 'vitest';
import { entryFinder } from './entries.ts';

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
  type('api::content-story.content-story', 'content-story', 'content-stories'),
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
          { call: { endpoint, locale: DEFAULT_LOCALE }, entries, status: 'given' },
        ]),
      ),
    ),
    accessCodes: 'unknown',
  };
}

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
        { documentId: 'h1', event: 'idle', name: 'Greeting' },
        { documentId: 'h2', event: 'idle', name: 'Greeting' },
      ],
      'content-stories': [{ documentId: 'c1', slug: 'tour', title: 'Tour', public_id: 4 }],
      'app-setting': [{ documentId: 's1' }],
    }),
    TYPES,
  );

  test.each([
    ['location', 'a', 'l1', 'hall'],
    ['location', 'nook', 'l2', undefined],
    ['transition', 'a--b', 't1', 'hall'],
    ['world', 'hall', 'w1', 'hall'],
    ['boxHook', 'h2', 'h2', undefined],
    ['story', 'tour', 'c1', undefined],
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
