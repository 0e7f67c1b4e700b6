import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The first location of the showroom that ships with the project. */
export const FIRST_LOCATION = '/showroom/entrance';

/** Gives a measurement its own folder, which is gone afterwards. */
export async function withFolder<Result>(measure: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
  try {
    return await measure(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
