import { assert, constantFrom, property, record, uniqueArray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIXTURE_CMS_URL } from '../fixtures/small-world.ts';
import { changedSince } from './content-checksums.ts';
import type { ContentChecksum } from './content-checksums.ts';
import { loadContentChecksums } from './load-bundle.ts';

const checksum = record(
  {
    collection: constantFrom('articles', 'files', 'menus'),
    locale: constantFrom('de', 'en'),
    checksum: constantFrom('1', '2'),
  },
  { requiredKeys: ['collection', 'checksum'] },
);
const checksums = uniqueArray(checksum, {
  selector: ({ collection, locale }) => `${collection} ${locale ?? ''}`,
});

function lacks(list: readonly ContentChecksum[], one: ContentChecksum): boolean {
  return list.every(
    (other) =>
      other.collection !== one.collection || other.locale !== one.locale || other.checksum !== one.checksum,
  );
}

function namesOf(list: readonly Omit<ContentChecksum, 'checksum'>[]) {
  return list.map(({ collection, locale = '' }) => `${collection} ${locale}`).toSorted();
}

describe('what has changed between two readings', () => {
  test('is whatever one of them lacks, and whatever differs', () => {
    assert(
      property(checksums, checksums, (before, now) => {
        const expected = new Set([
          ...namesOf(before.filter((one) => lacks(now, one))),
          ...namesOf(now.filter((one) => lacks(before, one))),
        ]);
        expect(namesOf(changedSince(before, now))).toEqual([...expected].toSorted());
      }),
    );
  });
});

function readingOf(body: unknown, status = 200) {
  return loadContentChecksums({
    cmsUrl: FIXTURE_CMS_URL,
    token: 'known',
    fetch: async () => Response.json(body, { status }),
  });
}

describe('the checksums of a CMS', () => {
  test('are read as the CMS gives them', async () => {
    const data = [
      { collection: 'icons', checksum: '3 4' },
      { collection: 'worlds', locale: 'de', checksum: '1 2' },
    ];
    expect(await readingOf({ data })).toEqual(data);
  });

  test.each([
    ['the CMS has no such call', { error: {} }, 404],
    ['the token may not read them', { error: {} }, 403],
    ['there are none', { data: [] }, 200],
    ['they are nonsense', { data: [{ collection: 3 }] }, 200],
    ['they are broken', 'no', 500],
  ])('are unknown where %s', async (_, body, status) => {
    expect(await readingOf(body, status)).toBeUndefined();
  });

  test('fail where the CMS is away', async () => {
    const away = loadContentChecksums({
      cmsUrl: FIXTURE_CMS_URL,
      fetch: () => Promise.reject(new TypeError('refused')),
    });
    await expect(away).rejects.toMatchObject({ kind: 'unreachable' });
  });
});
