import { describe, expect, test } from 'vitest';
import { fakeCms } from '../fixtures/fake-cms.ts';
import { entriesOf, FIXTURE_CMS_URL, FIXTURE_LOCALES, smallWorld } from '../fixtures/small-world.ts';
import { withoutTakenBack } from './content-answers.ts';
import { assembleContent, loadContent, loadTakenBack } from './load-bundle.ts';

const AT = '2026-01-01T00:00:00.000Z';
const LOCATIONS = '/api/content-locations';

function load(answers: ReturnType<typeof smallWorld>) {
  return loadContent({ cmsUrl: FIXTURE_CMS_URL, fetch: fakeCms(answers).fetch, locales: FIXTURE_LOCALES });
}

describe('entries that editors have taken back', () => {
  test.each(['en', 'de'])('are gone in %s as if the CMS did not give them any more', async (locale) => {
    const answers = smallWorld();
    const { answers: shown } = await load(answers);
    const [first] = entriesOf(answers, LOCATIONS, locale);
    const documentId = String(first?.['documentId']);
    const rest = withoutTakenBack(shown, [
      { collection: 'content-locations', documentId, locale, at: Date.parse(AT) },
    ]);
    entriesOf(answers, LOCATIONS, locale).shift();
    const expected = await load(answers);
    expect(
      rest && assembleContent(rest, { cmsUrl: FIXTURE_CMS_URL, locales: FIXTURE_LOCALES }).bundle,
    ).toEqual(expected.bundle);
  });

  test('may be all that there was', async () => {
    const answers = smallWorld();
    const { answers: shown } = await load(answers);
    const taken = ['en', 'de'].flatMap((locale) =>
      entriesOf(answers, LOCATIONS, locale).map((entry) => ({
        collection: 'content-locations',
        documentId: String(entry['documentId']),
        locale,
        at: Date.parse(AT),
      })),
    );
    const rest = withoutTakenBack(shown, taken);
    if (rest === undefined) throw new Error('Nothing was taken back.');
    const given = { cmsUrl: FIXTURE_CMS_URL, locales: FIXTURE_LOCALES };
    expect(() => assembleContent(rest, given)).toThrow('no published location');
    const { bundle } = assembleContent(rest, { ...given, mayBeEmpty: true });
    expect(Object.values(bundle.snapshots).flatMap(({ locations }) => locations)).toEqual([]);
  });

  test('of which nothing is there change nothing', async () => {
    const { answers } = await load(smallWorld());
    const taken = { collection: 'content-locations', documentId: 'another', at: 0 };
    expect(withoutTakenBack(answers, [taken])).toBeUndefined();
    expect(withoutTakenBack(answers, [])).toBeUndefined();
  });
});

function listFrom(body: unknown, status = 200) {
  return loadTakenBack({
    cmsUrl: FIXTURE_CMS_URL,
    token: 'known',
    fetch: async () => Response.json(body, { status }),
  });
}

describe('the list of what was taken back', () => {
  test('is read as the CMS gives it', async () => {
    const data = [
      { collection: 'icons', documentId: 'a', locale: null, at: AT },
      { collection: 'worlds', documentId: 'b', locale: 'de', at: AT },
    ];
    expect(await listFrom({ data })).toEqual([
      { collection: 'icons', documentId: 'a', at: Date.parse(AT) },
      { collection: 'worlds', documentId: 'b', locale: 'de', at: Date.parse(AT) },
    ]);
  });

  test.each([
    ['the CMS has no such call', { error: {} }, 404],
    ['the token may not read it', { error: {} }, 403],
    ['it is nonsense', { data: [{ collection: 3 }] }, 200],
    ['it is broken', 'no', 500],
  ])('is empty where %s', async (_, body, status) => {
    expect(await listFrom(body, status)).toEqual([]);
  });

  test('is no list where the CMS is away', async () => {
    const away = loadTakenBack({
      cmsUrl: FIXTURE_CMS_URL,
      fetch: () => Promise.reject(new TypeError('refused')),
    });
    await expect(away).rejects.toMatchObject({ kind: 'unreachable' });
  });
});
