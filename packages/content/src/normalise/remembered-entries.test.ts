import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { localeCode } from '@vitrine/core/world/ids';
import { FIXTURE_CMS_URL, FIXTURE_LOCALES } from '../../fixtures/small-world.ts';
import { STORE_STATES } from '../endpoints/endpoint.ts';
import { assembleBundle } from './assemble-bundle.ts';
import { likelyEntry } from '../../fixtures/likely-entry.ts';

/** Milliseconds. */
const TIMEOUT = 60_000;

const [en, de] = [localeCode('en'), localeCode('de')];

/** What a list of a language has, by position in the entries that there are. */
const list = fc.uniqueArray(fc.nat({ max: 4 }), { maxLength: 5 });

test(
  'what is remembered of unchanged entries gives what reading everything gives',
  () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...STORE_STATES),
        fc.array(likelyEntry, { minLength: 5, maxLength: 5 }),
        fc.array(fc.record({ english: list, german: list, isLocalized: fc.boolean() }), {
          minLength: 2,
          maxLength: 4,
        }),
        (store, entries, loads) => {
          for (const { english, german, isLocalized } of loads) {
            const read = (from: readonly unknown[]) => {
              const entriesAt = (positions: readonly number[]) =>
                positions.map((at) => ({ collection: 'content-locations', isLocalized, value: from[at] }));
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
            };
            expect(read(entries)).toEqual(read(structuredClone(entries)));
          }
        },
      ),
      { numRuns: 1_000 },
    );
  },
  TIMEOUT,
);
