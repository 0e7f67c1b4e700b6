import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createLeases } from '../../../../coordination/leases.ts';
import { packWorlds } from '../../../../world-transfer/apart/pack-worlds.ts';
import { createExportJob } from './export-job.ts';

vi.mock('../../../../world-transfer/apart/pack-worlds.ts', () => ({
  packWorlds: vi.fn<typeof packWorlds>(),
}));

const scratch = mkdtempSync(join(tmpdir(), 'vitrine-parts-'));
beforeAll(() => {
  vi.stubEnv('TMPDIR', scratch);
  vi.stubEnv('DATA_DIR', join(scratch, 'data'));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function folders(): readonly string[] {
  return readdirSync(scratch)
    .filter((name) => name.startsWith('vitrine-cms-'))
    .flatMap((name) => readdirSync(join(scratch, name)))
    .filter((name) => name.startsWith('export-'));
}

describe('exports', () => {
  test('are one for each account and two in all, until their downloads have ended', async () => {
    vi.mocked(packWorlds).mockImplementation(async (_, { folder }) => ({ path: folder, size: 1, notes: [] }));
    const job = createExportJob({ log: console } as unknown as Core.Strapi, createLeases());
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
    await vi.waitFor(() => expect(folders()).toHaveLength(2), 15_000);
    downloads[1]?.abort();
    downloads[2]?.abort();
    await vi.waitFor(() => expect(folders()).toEqual([]), 15_000);
  });

  test('that fail, or that no one waits for any more, leave nothing', async () => {
    const job = createExportJob({ log: console } as unknown as Core.Strapi, createLeases());
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
