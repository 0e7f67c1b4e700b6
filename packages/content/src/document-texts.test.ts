import { overlayTargetsOf } from '@vitrine/core/overlays/viewers-of';
import { documentFileOf } from '@vitrine/core/search/document-pages';
import { describe, expect, test } from 'vitest';
import { FIXTURE_CMS_URL, FIXTURE_LOCALES, fetchedFrom, smallWorld } from '../fixtures/small-world.ts';
import type { ReadDocument } from './content-answers.ts';
import { readDocumentTexts } from './client/read-document-texts.ts';
import { documentFilesIn, withDocumentTexts } from './document-texts.ts';
import { assembleBundle } from './normalise/assemble-bundle.ts';

/** A CMS that has words of PDFs by their names, and counts requests. */
function cmsWith(texts: Readonly<Record<string, ReadDocument>>, status = 200) {
  const asked: string[] = [];
  const fetch = async (input: Parameters<typeof globalThis.fetch>[0]): Promise<Response> => {
    const path = String(input).slice(`${FIXTURE_CMS_URL}/api/document-texts`.length);
    asked.push(path);
    if (status !== 200) return Response.json({}, { status });
    const data =
      path === ''
        ? Object.entries(texts).map(([file, { version }]) => ({ file, version }))
        : texts[decodeURIComponent(path.slice(1))];
    return data === undefined ? Response.json({}, { status: 404 }) : Response.json({ data });
  };
  const connection = {
    cmsUrl: FIXTURE_CMS_URL,
    fetch,
    timeoutMs: 1_000,
    timeoutSignal: () => new AbortController().signal,
  };
  const read = (files: readonly string[], earlier: ReadonlyMap<string, ReadDocument> = new Map()) =>
    readDocumentTexts(connection, { filesOf: () => new Set(files), earlier });
  return { asked, read };
}

const one: ReadDocument = { version: '1', pages: ['one'] };
const two: ReadDocument = { version: '2', pages: ['two'] };

describe('readDocumentTexts', () => {
  test('reads what is shown and not known yet, and keeps the rest as it is', async () => {
    const { asked, read } = cmsWith({ 'a.pdf': one, 'b c.pdf': two, 'draft.pdf': one });
    const { texts: first } = await read(['a.pdf']);
    expect([...first]).toEqual([['a.pdf', one]]);
    const { texts: second, isIncomplete } = await read(['a.pdf', 'b c.pdf'], first);
    expect(isIncomplete).toBe(false);
    expect(second.get('a.pdf')).toBe(first.get('a.pdf'));
    expect(second.get('b c.pdf')).toEqual(two);
    expect(asked).toEqual(['', '/a.pdf', '', '/b%20c.pdf']);
  });

  test('reads again what has another version, and forgets what is gone', async () => {
    const earlier = new Map([
      ['a.pdf', { version: 'old', pages: ['old'] }],
      ['gone.pdf', one],
    ]);
    const { read } = cmsWith({ 'a.pdf': one });
    expect([...(await read(['a.pdf', 'gone.pdf'], earlier)).texts]).toEqual([['a.pdf', one]]);
  });

  test.each([
    [403, false],
    [404, false],
    [500, true],
  ])('keeps what it knows where the CMS answers %i', async (status, isIncomplete) => {
    const texts = new Map([['a.pdf', one]]);
    expect(await cmsWith({}, status).read(['a.pdf'], texts)).toEqual({ texts, isIncomplete });
  });

  test('leaves the rest to a later load where there are very many', async () => {
    const names = Array.from({ length: 101 }, (_, index) => `${index}.pdf`);
    const { read } = cmsWith(Object.fromEntries(names.map((name) => [name, one])));
    const first = await read(names);
    expect([first.texts.size, first.isIncomplete]).toEqual([100, true]);
    const second = await read(names, first.texts);
    expect([second.texts.size, second.isIncomplete]).toEqual([101, false]);
  });
});

describe('withDocumentTexts', () => {
  const bundle = assembleBundle(fetchedFrom(smallWorld()));
  const [file = ''] = documentFilesIn(bundle);

  test('takes the words of PDFs that the content opens, in any language, and no others', () => {
    const opened = FIXTURE_LOCALES.flatMap(({ code }) => {
      const snapshot = bundle.snapshots[code];
      return snapshot === undefined ? [] : overlayTargetsOf(snapshot).documents;
    }).flatMap(({ viewer }) => viewer.documents.map(documentFileOf));
    expect(documentFilesIn(bundle)).toEqual(new Set(opened));
    const made = withDocumentTexts(
      bundle,
      new Map([
        [file, one],
        ['other.pdf', two],
      ]),
    );
    expect(made.documentTexts).toEqual({ [file]: ['one'] });
  });

  test('gives other words another version, equal words the same, and none none', () => {
    const versionOf = (text: ReadDocument) => withDocumentTexts(bundle, new Map([[file, text]])).version;
    expect(versionOf(one)).toBe(versionOf({ ...one }));
    expect(new Set([bundle.version, versionOf(one), versionOf(two)]).size).toBe(3);
    expect(withDocumentTexts(bundle, new Map([['other.pdf', two]]))).toBe(bundle);
  });
});
