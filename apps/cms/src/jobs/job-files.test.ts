import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bucket } from '@vitrine/bucket/bucket';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createJobFiles } from './job-files.ts';

let folders: string[] = [];

/** Another process, with a data folder of its own. */
function asProcess(): void {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-jobs-'));
  folders.push(folder);
  vi.stubEnv('DATA_DIR', folder);
}

beforeEach(() => {
  folders = [];
  asProcess();
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function bucketOf(objects: Map<string, string>): Bucket {
  return {
    get: async (key) => {
      const text = objects.get(key);
      if (text === undefined) return undefined;
      return { size: text.length, length: text.length, modified: 0, body: new Blob([text]).stream() };
    },
    put: async (key, path) => void objects.set(key, readFileSync(path, 'utf8')),
    remove: async (key) => void objects.delete(key),
    list: async function* (prefix) {
      for (const key of objects.keys()) if (key.startsWith(prefix)) yield { key, size: 0, modified: 0 };
    },
    signedAddress: () => Promise.reject(new Error('Nothing signs.')),
  };
}

function write(path: string): Promise<void> {
  return writeFile(path, 'lines');
}

test('a file that one process keeps in the bucket, another one opens', async () => {
  const objects = new Map<string, string>();
  await createJobFiles('table', bucketOf(objects)).put('one', 'received', write);
  expect([...objects]).toEqual([['jobs/table/one/received', 'lines']]);

  asProcess();
  const files = createJobFiles('table', bucketOf(objects));
  const path = await files.open('one', 'received');
  expect(readFileSync(path, 'utf8')).toBe('lines');
  expect(path.startsWith(folders[1] ?? '-')).toBe(true);
  expect(await files.tokens()).toEqual(['one']);
  await files.remove('one');
  expect(objects.size).toBe(0);
  await expect(files.open('one', 'received')).rejects.toThrow('The job one has no file received.');
});

test('a file that the bucket did not take is not kept', async () => {
  const bucket = { ...bucketOf(new Map()), put: () => Promise.reject(new Error('away')) };
  const files = createJobFiles('table', bucket);
  await expect(files.put('one', 'received', write)).rejects.toThrow('away');
  await expect(files.open('one', 'received')).rejects.toThrow('has no file received');
});

test('what other processes have left is found, once an hour at most', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const objects = new Map([
    ['jobs/table/left/received', 'lines'],
    ['jobs/world/other/archive', 'zip'],
  ]);
  const files = createJobFiles('table', bucketOf(objects));
  expect(await files.tokens()).toEqual(['left']);
  expect(await files.tokens()).toEqual([]);
  vi.advanceTimersByTime(60 * 60_000);
  expect(await files.tokens()).toEqual(['left']);
  vi.useRealTimers();
});

test('without a bucket they lie in the data folder, which processes share', async () => {
  await createJobFiles('table', undefined).put('one', 'received', write);
  const files = createJobFiles('table', undefined);
  expect(readFileSync(await files.open('one', 'received'), 'utf8')).toBe('lines');
  expect(await files.tokens()).toEqual(['one']);
  writeFileSync(join(folders[0] ?? '', 'other'), '');
  await files.remove('one');
  expect(await files.tokens()).toEqual([]);
});
