import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentChange } from '@vitrine/content/content-answers';
import type { ContentChecksum } from '@vitrine/content/content-checksums';
import { DEFAULT_ENDPOINTS } from '@vitrine/content/endpoints/default-endpoints';
import { LOCALES } from '@vitrine/content/locales';
import { writeBundle } from '@vitrine/content/node';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readEnv } from '../process/env.ts';
import { createBundle } from '../testing/bundle.ts';
import { createSnapshotSources } from './sources.ts';

const signal = new AbortController().signal;
let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-sources-'));
  await writeBundle(join(dataDir, 'snapshot'), createBundle());
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** A process that starts from its disk beside a CMS without any published content. */
async function startBeside(takenBack: readonly object[], endpoints = DEFAULT_ENDPOINTS) {
  const asked = new Set<string>();
  const fetch = async (address: string | URL | Request): Promise<Response> => {
    asked.add(new URL(String(address)).pathname);
    const isAsked = String(address).includes('/api/taken-back');
    return Response.json({ data: isAsked ? takenBack : [], meta: {} });
  };
  const env = readEnv({ DATA_DIR: dataDir, CMS_API_TOKEN: 'a-token', CMS_URL: 'http://cms.example' }, '/srv');
  const sources = createSnapshotSources(env, endpoints, fetch, () => 0);
  await sources.readFromDisk();
  return { ...sources, asked };
}

function takenOut(collection: string) {
  return { collection, documentId: 'a', at: new Date().toISOString() };
}

test('asks the CMS by the endpoints that are configured', async () => {
  const halls = { url: '/api/halls', params: [], store_state: 'contents', localized: false } as const;
  const sources = await startBeside([], [halls]);
  await expect(sources.loadFromCms(signal)).rejects.toMatchObject({ kind: 'empty' });
  expect([...sources.asked]).toEqual(['/api/content-checksums', '/api/halls']);
});

describe('a CMS without any location', () => {
  test('is believed by a process that started from its disk when editors have taken locations back', async () => {
    const sources = await startBeside([takenOut('content-locations')]);
    const { explained } = await sources.readTakenBack(signal);
    expect(explained.map(({ collection }) => collection)).toContain('content-locations');
    const bundle = await sources.loadFromCms(signal);
    expect(Object.values(bundle.snapshots).flatMap(({ locations }) => locations)).toEqual([]);
    sources.noteShown(bundle);
    await sources.readTakenBack(signal);
    await expect(sources.loadFromCms(signal)).resolves.toMatchObject({ version: bundle.version });
  });

  test.each([
    ['nothing', []],
    ['something else', [takenOut('articles')]],
  ])('has lost them when editors have taken back %s', async (_, list) => {
    const sources = await startBeside(list);
    await sources.readTakenBack(signal);
    await expect(sources.loadFromCms(signal)).rejects.toMatchObject({ kind: 'empty' });
  });
});

const ENDPOINTS = [
  { url: '/api/halls', params: [], store_state: 'contents', localized: false },
  { url: '/api/articles', params: [], store_state: 'articles', localized: true },
] as const;

/** How many requests read everything: the lists of both endpoints, the access codes, the words of PDFs. */
const EVERYTHING = 1 + LOCALES.length + 2;

/** A process that shows the content of a CMS with checksums. */
async function startWithContent() {
  const checksums: ContentChecksum[] = ['articles', 'files'].map((collection) => ({
    collection,
    checksum: '1',
  }));
  const cms = { checksums, hasChecksums: true, minutes: 0 };
  let asked: string[] = [];
  const fetch = async (address: string | URL | Request): Promise<Response> => {
    const { pathname } = new URL(String(address));
    asked.push(pathname);
    if (pathname === '/api/content-checksums' && !cms.hasChecksums) return Response.json({}, { status: 404 });
    const data =
      { '/api/content-checksums': cms.checksums, '/api/halls': [{ documentId: 'a' }] }[pathname] ?? [];
    return Response.json({ data, meta: { pagination: { total: data.length } } });
  };
  const env = readEnv({ DATA_DIR: dataDir, CMS_API_TOKEN: 'a-token', CMS_URL: 'http://cms.example' }, '/srv');
  const sources = createSnapshotSources(env, ENDPOINTS, fetch, () => cms.minutes * 60_000);
  /** @returns The requests after the one for the checksums. */
  const refresh = async (changes?: readonly ContentChange[]) => {
    asked = [];
    sources.noteShown(await sources.loadFromCms(signal, changes));
    return asked.filter((path) => path !== '/api/content-checksums');
  };
  expect(await refresh()).toHaveLength(EVERYTHING);
  return { cms, sources, refresh, asked: () => asked };
}

describe('a refresh', () => {
  test('asks one question where the CMS says that nothing has changed', async () => {
    const { sources, refresh, asked } = await startWithContent();
    expect(await refresh()).toEqual([]);
    expect(asked()).toEqual(['/api/content-checksums']);
    expect(await sources.loadFromCms(signal)).toBe(await sources.loadFromCms(signal));
  });

  test('reads what may hold what has changed, and nothing again after that', async () => {
    const { cms, refresh } = await startWithContent();
    cms.checksums = [{ collection: 'files', checksum: '1' }];
    expect(await refresh()).toHaveLength(EVERYTHING);
    expect(await refresh()).toEqual([]);
  });

  test('reads one language and what has none where one has changed', async () => {
    const { cms, refresh } = await startWithContent();
    cms.checksums = [...cms.checksums, { collection: 'articles', locale: 'de', checksum: '1' }];
    expect(await refresh()).toEqual([
      '/api/halls',
      '/api/articles',
      '/api/world-access',
      '/api/document-texts',
    ]);
  });

  test('reads everything where the CMS has no checksums', async () => {
    const { cms, refresh } = await startWithContent();
    cms.hasChecksums = false;
    expect(await refresh()).toHaveLength(EVERYTHING);
    expect(await refresh()).toHaveLength(EVERYTHING);
    cms.hasChecksums = true;
    expect(await refresh()).toHaveLength(EVERYTHING);
    expect(await refresh()).toEqual([]);
  });

  test('reads everything once in a while, and when it is asked to', async () => {
    const { cms, sources, refresh } = await startWithContent();
    cms.minutes = 9;
    expect(await refresh()).toEqual([]);
    cms.minutes = 11;
    expect(await refresh()).toHaveLength(EVERYTHING);
    cms.minutes = 20;
    expect(await refresh()).toEqual([]);
    sources.readAllNext();
    expect(await refresh()).toHaveLength(EVERYTHING);
    expect(await refresh()).toEqual([]);
  });

  test('finds what was announced and read by itself among what the checksums show', async () => {
    const { cms, refresh, asked } = await startWithContent();
    expect(await refresh([{ collection: 'articles', locale: 'en' }])).toEqual(['/api/articles']);
    expect(asked()).toEqual(['/api/articles']);
    cms.checksums = [
      { collection: 'articles', checksum: '2' },
      { collection: 'files', checksum: '1' },
    ];
    expect(await refresh()).toHaveLength(EVERYTHING);
  });
});
