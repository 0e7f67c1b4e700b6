import { array, assert, constantFrom, property, string, uniqueArray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OverlayStack } from '../overlays/overlay-stack.ts';
import { overlayId, payloadId } from '../world/ids.ts';
import { formatRecapQuery, readRecapQuery, recapAddress } from './recap-address.ts';
import type { RecapQuery } from './recap-address.ts';
import { MAX_RECAP_STOPS } from './recap.ts';

const hall = payloadId('hall');

function addressOf(...open: OverlayStack): string {
  return recapAddress({ location: hall, open });
}

describe('the address of a stop', () => {
  test('is the same for every page of a document, and for every title', () => {
    expect(addressOf({ kind: 'pdf', id: overlayId(5), item: 2, page: 7 })).toBe('hall?pdf=5');
    expect(addressOf({ kind: 'article', id: overlayId(1), title: 'Robot NV-6' })).toBe('hall?article=1');
  });

  test('has no panels', () => {
    expect(addressOf({ kind: 'menu', trail: ['a'] })).toBe('hall');
    expect(addressOf({ kind: 'search', query: 'x' }, { kind: 'article', id: overlayId(1) })).toBe(
      'hall?article=1',
    );
  });

  test('names two articles side by side', () => {
    const articles = [overlayId(1), overlayId(2)] as const;
    expect(readBack(addressOf({ kind: 'compare', articles }))?.open).toEqual([{ kind: 'compare', articles }]);
  });
});

/** As `URLSearchParams` reads a query, which the core does not have. */
function queryOf(text: string): RecapQuery {
  const parameters = text
    .slice(1)
    .split('&')
    .map((parameter) => {
      const [name = '', ...value] = parameter.split('=');
      return [name, decodeURIComponent(value.join('='))] as const;
    });
  const getAll = (name: string) => parameters.flatMap(([key, value]) => (key === name ? [value] : []));
  return { getAll, get: (name) => getAll(name)[0] ?? null };
}

function readBack(address: string) {
  return readRecapQuery(queryOf(formatRecapQuery([{ address }], 'en'))).stops[0];
}

describe('the query of a recap', () => {
  test('is short and readable', () => {
    const stops = [{ address: 'hall' }, { address: 'hall?article=1&pdf=5' }];
    expect(formatRecapQuery(stops, 'de')).toBe('?from=de&recap=hall&recap=hall?article=1%26pdf=5');
  });

  test('is read as it was written, whatever a location is named', () => {
    const overlays = constantFrom(
      [],
      [{ kind: 'article' as const, id: overlayId(1) }],
      [
        { kind: 'dashboard' as const, id: overlayId(3) },
        { kind: 'pdf' as const, id: overlayId(5) },
      ],
    );
    const names = string({ minLength: 1, maxLength: 40, unit: 'grapheme' }).filter(
      (name) => !name.includes('?') && name.isWellFormed() && name.length < 100,
    );
    assert(
      property(
        uniqueArray(names, { minLength: 1, maxLength: MAX_RECAP_STOPS }),
        overlays,
        constantFrom('en', 'de'),
        (locations, open, locale) => {
          const stops = locations.map((name) => ({
            address: recapAddress({ location: payloadId(name), open }),
          }));
          const read = readRecapQuery(queryOf(formatRecapQuery(stops, locale)));
          expect(read.from).toBe(locale);
          expect(read.stops.map(({ address, location }) => [address, location])).toEqual(
            stops.map(({ address }, index) => [address, locations[index]]),
          );
        },
      ),
    );
  });

  test('has an end, names nothing twice, and takes anything', () => {
    const many = Array.from({ length: 500 }, (_, index) => ({ address: `${index}` }));
    const long = { address: 'x'.repeat(10_000) };
    const twice = [long, { address: 'hall' }, { address: 'hall' }];
    expect(readRecapQuery(queryOf(formatRecapQuery(many, 'en'))).stops).toHaveLength(MAX_RECAP_STOPS);
    expect(readRecapQuery(queryOf(formatRecapQuery(twice, 'en'))).stops).toHaveLength(1);
    assert(
      property(array(string()), (texts) => {
        const read = readRecapQuery({ get: () => null, getAll: () => texts });
        expect(read.stops.length).toBeLessThanOrEqual(texts.length);
      }),
    );
  });
});
