import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localeCode } from '@vitrine/core/world/ids';
import { FIXTURE_CMS_URL, FIXTURE_LOCALES } from '../../fixtures/small-world.ts';
import { likelyEntry } from '../../fixtures/likely-entry.ts';
import type { ContentBundle } from '../bundle.ts';
import { STORE_STATES } from '../endpoints/endpoint.ts';
import type { StoreState } from '../endpoints/endpoint.ts';
import { assembleBundle } from './assemble-bundle.ts';

const [en, de] = [localeCode('en'), localeCode('de')];

/** What a CMS sends of some entries, in two languages; the lists are positions in them. */
interface Load {
  readonly store: StoreState;
  readonly collection: string;
  readonly isLocalized: boolean;
  readonly english: readonly number[];
  readonly german: readonly number[];
}

function read(entries: readonly unknown[], load: Load): ContentBundle {
  const { store, collection, isLocalized, english, german } = load;
  const entriesAt = (positions: readonly number[]) =>
    positions.map((at) => ({ collection, isLocalized, value: entries[at] }));
  return assembleBundle({
    locales: FIXTURE_LOCALES,
    defaultLocale: en,
    accessCodes: 'unknown',
    cmsUrl: FIXTURE_CMS_URL,
    stores: new Map([
      [en, { [store]: entriesAt(english) }],
      [de, { [store]: entriesAt(german.filter((at) => !english.includes(at))) }],
    ]),
  });
}

describe('what is remembered of unchanged entries gives what reading everything gives', () => {
  const list = fc.uniqueArray(fc.nat({ max: 4 }), { maxLength: 5 });

  test.each(STORE_STATES)('while lists change: %s', (store) => {
    const load = fc.record({
      collection: fc.constantFrom('content-locations', 'portals'),
      isLocalized: fc.boolean(),
      english: list,
      german: list,
    });
    fc.assert(
      fc.property(
        fc.array(likelyEntry, { minLength: 5, maxLength: 5 }),
        fc.array(load, { minLength: 2, maxLength: 4 }),
        (entries, loads) => {
          for (const one of loads.map((given) => ({ ...given, store }))) {
            expect(read(entries, one)).toEqual(read(structuredClone(entries), one));
          }
        },
      ),
    );
  });

  test('when another store has the same entry', () => {
    const entry = {
      id: 1,
      documentId: 'a',
      slug: 'a',
      key: 'a',
      name: 'a',
      title: 'A',
      payloadId: 'a',
      svg: null,
    };
    for (const first of STORE_STATES) {
      for (const store of STORE_STATES) {
        const entries = [structuredClone(entry)];
        const load = { store, collection: 'worlds', isLocalized: true, english: [0], german: [] };
        read(entries, { ...load, store: first });
        expect(read(entries, load)).toEqual(read(structuredClone(entries), load));
      }
    }
  });
});
