import {
  array,
  assert,
  constant,
  constantFrom,
  dictionary,
  integer,
  oneof,
  option,
  property,
  record,
  uniqueArray,
} from 'fast-check';
import { expect, test } from 'vitest';
import { localesOf } from './by-locale.ts';
import { mergeLocales } from './merge-locales.ts';
import type { Attributes } from '../content-model/model.ts';
import { resolveEntry } from './resolve-entry.ts';

const LOCALES = ['en', 'de', 'fr'];
const localised = { pluginOptions: { i18n: { localized: true } } };

const MODEL: Readonly<Record<string, Attributes>> = {
  entry: {
    title: { type: 'string', ...localised },
    slug: { type: 'string' },
    parts: { type: 'dynamiczone', components: ['part', 'other'], ...localised },
    page: { type: 'component', component: 'part', ...localised },
  },
  part: { title: { type: 'string' }, icon: { type: 'relation', target: 'icon' }, rows: { type: 'json' } },
  other: { number: { type: 'integer' } },
};

function attributesOf(uid: string): Attributes {
  return MODEL[uid] ?? {};
}

/** Few values, so that languages often agree. */
const word = constantFrom('a', 'b');
const part = record(
  { title: word, icon: word, rows: array(array(word, { maxLength: 2 })) },
  { requiredKeys: [] },
);
const zone = oneof(
  part.map((fields) => Object.assign({ __component: 'part' }, fields)),
  record({ __component: constant('other'), number: integer({ min: 0, max: 2 }) }),
);
const entry = record(
  { title: word, parts: array(zone, { maxLength: 2 }), page: part },
  { requiredKeys: [], noNullPrototype: true },
);

test('an entry is the same in each of its languages after they were put together', () => {
  const rows = uniqueArray(constantFrom(...LOCALES), { minLength: 1 }).chain((spoken) =>
    dictionary(constantFrom(...spoken), entry, { minKeys: spoken.length, noNullPrototype: true }),
  );
  assert(
    property(rows, option(word, { nil: undefined }), (byLocale, slug) => {
      const spoken = LOCALES.filter((locale) => Object.hasOwn(byLocale, locale));
      const given = spoken.map(
        (locale) => [locale, { ...(slug !== undefined && { slug }), ...byLocale[locale] }] as const,
      );
      const merged = mergeLocales({ attributesOf, locales: LOCALES }, 'entry', given);
      expect(localesOf(merged, { locales: LOCALES, homeLocale: 'en' })).toEqual(spoken);
      const resolver = {
        attributesOf,
        locales: LOCALES,
        documentOf: (_: string, key: string) => key,
        mediaOf: (name: string) => name,
        richTextOf: (value: unknown) => value,
      };
      for (const [locale, row] of given) {
        // What one language lacks and another has is null there.
        const resolved = JSON.stringify(
          resolveEntry(resolver, { uid: 'entry', entry: merged, locale }),
          withoutNull,
        );
        expect(JSON.parse(resolved)).toEqual(row);
      }
    }),
  );
});

function withoutNull(_: string, value: unknown): unknown {
  return value === null ? undefined : value;
}
