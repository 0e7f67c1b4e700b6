import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_ENDPOINTS } from '@vitrine/content/endpoints/default-endpoints';
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
  const sources = createSnapshotSources(env, endpoints, fetch);
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
  expect([...sources.asked]).toEqual(['/api/halls']);
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
