import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_ENDPOINTS } from '@vitrine/content/endpoints/default-endpoints';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EnvironmentError } from '../process/env.ts';
import { readConfiguredEndpoints } from './configured-endpoints.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-endpoints-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(text: string): Promise<string> {
  const file = join(folder, 'endpoints.json');
  await writeFile(file, text);
  return file;
}

async function failure(file: string): Promise<EnvironmentError> {
  const error: unknown = await readConfiguredEndpoints(file).catch((thrown: unknown) => thrown);
  if (!(error instanceof EnvironmentError)) throw new Error('It should have been refused.');
  return error;
}

describe('the configured endpoints', () => {
  test('are those of our own CMS where no file is named', async () => {
    expect(await readConfiguredEndpoints(undefined)).toBe(DEFAULT_ENDPOINTS);
  });

  test('are those of the file', async () => {
    const worlds = { url: '/api/halls', params: ['limit=-1'], store_state: 'worlds', localized: true };
    const file = await write(JSON.stringify([worlds]));
    expect(await readConfiguredEndpoints(file)).toEqual([worlds]);
  });

  test('have an array of params each (spec 5.5)', async () => {
    const file = await write(
      JSON.stringify([{ url: '/api/halls', params: 'limit=-1', store_state: 'worlds' }]),
    );
    expect((await failure(file)).message).toBe(
      `CONTENT_ENDPOINTS: ${file} cannot be used. Endpoint params must be an Array`,
    );
  });

  test.each([
    ['half a file', '[{"url": '],
    ['no list', '{}'],
    ['an unknown name', '[{"url": "/api/halls", "params": [], "store_state": "halls"}]'],
  ])('are refused by name: %s', async (_, text) => {
    expect((await failure(await write(text))).message).toMatch(
      /^CONTENT_ENDPOINTS: .*endpoints\.json cannot be used\. /,
    );
  });

  test('are refused where there is no such file', async () => {
    expect((await failure(join(folder, 'none.json'))).message).toContain('none.json cannot be used. ENOENT');
  });
});
