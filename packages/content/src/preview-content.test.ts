import { expect, test } from 'vitest';
import type { ContentBundle } from './bundle.ts';
import { replaceEntry } from './content-answers.ts';
import type { ContentAnswers } from './content-answers.ts';
import { DEFAULT_ENDPOINTS } from './endpoints/default-endpoints.ts';
import { localeCode } from '@vitrine/core/world/ids';
import { withKnown, withoutKnown } from './preview-content.ts';

function bundleOf(en: string, de: string) {
  return {
    version: `${en}${de}`,
    snapshots: { en: { version: en, locations: [] }, de: { version: de, locations: [] } },
  } as unknown as ContentBundle;
}

test('answers that the receiver has are not sent, and are the same objects again', () => {
  const old = bundleOf('en1', 'de1');
  const next = bundleOf('en2', 'de1');
  const sent = JSON.parse(JSON.stringify(withoutKnown(next, new Set(['en1', 'de1']))));
  expect(sent.snapshots.de).toEqual({ version: 'de1' });
  const held = new Map(Object.values(old.snapshots).map((snapshot) => [snapshot.version, snapshot]));
  const whole = withKnown(sent, held);
  expect(whole).toEqual(next);
  expect(whole?.snapshots['de']).toBe(old.snapshots['de']);
});

test('answers that the receiver lacks cannot be put together', () => {
  expect(withKnown(withoutKnown(bundleOf('a', 'b'), new Set(['b'])), new Map())).toBeUndefined();
});

function endpointOf(name: string) {
  const endpoint = DEFAULT_ENDPOINTS.find(({ url }) => url.endsWith(`/${name}`));
  if (endpoint === undefined) throw new Error(`There is no endpoint ${name}.`);
  return endpoint;
}

function answersOf(name: string, entries: Readonly<Record<string, readonly object[]>>): ContentAnswers {
  return {
    byCall: new Map(
      Object.entries(entries).map(([locale, list]) => [
        locale,
        { call: { endpoint: endpointOf(name), locale: localeCode(locale) }, entries: list, status: 'given' },
      ]),
    ),
    accessCodes: 'unknown',
  };
}

const locations = answersOf('content-locations', {
  en: [{ documentId: 'a', title: 'Hall', slug: 'hall' }, { documentId: 'b' }],
  de: [{ documentId: 'a', title: 'Halle', slug: 'hall' }],
});
const edit = {
  collection: 'content-locations',
  documentId: 'a',
  locale: 'en',
  entry: { documentId: 'a', title: 'Atrium', slug: 'atrium' },
  shared: { slug: 'atrium' },
};

test('an edit is seen in its language, and what languages share in all of them', () => {
  const { byCall } = replaceEntry(locations, edit);
  expect(byCall.get('en')?.entries).toEqual([edit.entry, { documentId: 'b' }]);
  expect(byCall.get('de')?.entries).toEqual([{ documentId: 'a', title: 'Halle', slug: 'atrium' }]);
  expect(locations.byCall.get('en')?.entries[0]).toMatchObject({ title: 'Hall' });
});

test('an entry that is not there yet is added in its language alone', () => {
  const made = { ...edit, documentId: 'new', entry: { documentId: 'new' } };
  const { byCall } = replaceEntry(locations, made);
  expect(byCall.get('en')?.entries).toHaveLength(3);
  expect(byCall.get('de')?.entries).toHaveLength(1);
});

test('other collections stay the same answers', () => {
  const { byCall } = replaceEntry(locations, { ...edit, collection: 'articles' });
  expect(byCall.get('en')).toBe(locations.byCall.get('en'));
});
