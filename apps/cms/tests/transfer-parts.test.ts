import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createExportJob } from '../src/plugins/showroom/server/transfer/export-job.ts';
import { leftBehindHeader } from '../src/plugins/showroom/server/transfer/left-behind.ts';
import { receiveFile } from '../src/plugins/showroom/server/transfer/receive-file.ts';
import type { LeftBehind } from '../src/plugins/showroom/contracts/transfer.ts';
import type { WorldFileEntry } from '@vitrine/world-file';
import { readLines, writeLines } from '../src/world-transfer/apart/world-lines.ts';
import { packWorlds } from '../src/world-transfer/apart/pack-worlds.ts';

vi.mock('../src/world-transfer/apart/pack-worlds.ts', () => ({ packWorlds: vi.fn<typeof packWorlds>() }));

const scratch = mkdtempSync(join(tmpdir(), 'vitrine-parts-'));
beforeAll(() => {
  vi.stubEnv('TMPDIR', scratch);
  vi.stubEnv('DATA_DIR', join(scratch, 'data'));
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function folders(): readonly string[] {
  return readdirSync(scratch)
    .filter((name) => name.startsWith('vitrine-cms-'))
    .flatMap((name) => readdirSync(join(scratch, name)))
    .filter((name) => name.startsWith('export-'));
}

function read(header: string): LeftBehind {
  return JSON.parse(decodeURIComponent(header)) as LeftBehind;
}

describe('exports', () => {
  test('are one for each account and two in all, until their downloads have ended', async () => {
    vi.mocked(packWorlds).mockImplementation(async (_, { folder }) => ({ path: folder, size: 1, notes: [] }));
    const job = createExportJob({ log: console } as unknown as Core.Strapi);
    const downloads = [new AbortController(), new AbortController(), new AbortController()];
    const pack = (account: number, download = 0) =>
      job.pack(['hall'], { account, ended: downloads[download]?.signal ?? AbortSignal.abort() });

    const { path } = await pack(1);
    expect(folders()).toEqual([expect.stringContaining(path.split('/').at(-1) ?? '')]);
    await expect(pack(1)).rejects.toMatchObject({ reason: 'busy', message: /^Your last export/ });
    await pack(2, 1);
    await expect(pack(3)).rejects.toMatchObject({ reason: 'busy', message: /^2 exports are being packed/ });

    downloads[0]?.abort();
    await pack(3, 2);
    await vi.waitFor(() => expect(folders()).toHaveLength(2));
    downloads[1]?.abort();
    downloads[2]?.abort();
    await vi.waitFor(() => expect(folders()).toEqual([]));
  });

  test('that fail, or that no one waits for any more, leave nothing', async () => {
    const job = createExportJob({ log: console } as unknown as Core.Strapi);
    vi.mocked(packWorlds).mockRejectedValueOnce(new Error('The disk is full.'));
    const { signal } = new AbortController();
    await expect(job.pack(['hall'], { account: 1, ended: signal })).rejects.toThrow('The disk is full.');
    vi.mocked(packWorlds).mockResolvedValueOnce({ path: '', size: 1, notes: [] });
    await expect(job.pack(['hall'], { account: 1, ended: AbortSignal.abort() })).rejects.toThrow('aborted');
    expect(folders()).toEqual([]);
    vi.mocked(packWorlds).mockResolvedValueOnce({ path: '', size: 1, notes: [] });
    await expect(job.pack(['hall'], { account: 1, ended: signal })).resolves.toMatchObject({ size: 1 });
  });
});

test('lines of a world hold every sign, also those at which readers end a line', async () => {
  const path = join(scratch, 'lines');
  const entry = { title: 'one\u2028two\u2029three\nfour \\u2028' } as unknown as WorldFileEntry;
  await writeLines(path, [
    { type: 'articles', key: 'a\u2028b', entry },
    { refusal: { code: 'unexpected', path: '\u2029', sentence: 'No.' } },
  ]);
  const told = await readLines(path);
  expect(told.worldFile.entries).toEqual({ articles: { 'a\u2028b': entry } });
  expect(told.refusal?.path).toBe('\u2029');
});

describe('the header that says what stayed behind', () => {
  test('holds all sentences where they fit', () => {
    expect(read(leftBehindHeader([]))).toEqual({ sentences: [], more: 0 });
    expect(read(leftBehindHeader(['Eins.', 'Zwei.']))).toEqual({ sentences: ['Eins.', 'Zwei.'], more: 0 });
  });

  test('counts those that it has no room for, whatever they are written in', () => {
    const sentences = Array.from({ length: 50 }, (_, index) => `${index} ${'ж'.repeat(60)}`);
    const header = leftBehindHeader(sentences);
    expect(header.length).toBeLessThanOrEqual(4096);
    const said = read(header);
    expect(said.sentences).toEqual(sentences.slice(0, said.sentences.length));
    expect(said.sentences.length).toBeGreaterThan(5);
    expect(said.more).toBe(50 - said.sentences.length);
    expect(read(leftBehindHeader(['x'.repeat(9000)]))).toEqual({ sentences: [], more: 1 });
    expect(leftBehindHeader(['half a sign: \uD83D'])).toContain('half');
  });
});

test('an upload that says nothing for a minute is broken off', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const upload = new PassThrough();
  upload.write('PK');
  const path = join(scratch, 'archive.zip');
  const received = receiveFile(upload, { path, limit: 10, signal: new AbortController().signal });
  const outcome = received.catch((error: Error) => error.name);
  await vi.waitFor(() => expect(upload.readableFlowing).toBe(true));
  await vi.advanceTimersByTimeAsync(59_000);
  upload.write('x');
  // A heartbeat restarts the minute.
  await vi.waitFor(() => expect(upload.readableLength).toBe(0));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(upload.destroyed).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await outcome).toBe('AbortError');
});
