import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '@vitrine/content/node';

/** Moves a file into another folder, created with `mode`; an existing file of that name is kept. */
export async function moveAside(from: string, folder: string, name: string, mode: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode });
  const isTaken = await stat(join(folder, name)).then(
    () => true,
    () => false,
  );
  const free = isTaken ? `${name}.${randomBytes(4).toString('hex')}` : name;
  await rename(join(from, name), join(folder, free));
  await syncFolder(from);
}

/** Removes the files of a folder that are older than `age` milliseconds and whose names pass `isMeant`. */
export async function removeOld(
  folder: string,
  age: number,
  isMeant: (name: string) => boolean = () => true,
): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  for (const name of names.filter(isMeant)) {
    const file = join(folder, name);
    const found = await stat(file).catch(() => undefined);
    // oxlint-disable-next-line no-restricted-properties -- compared with the file system's own time
    if (found && Date.now() - found.mtimeMs > age) await rm(file, { force: true }).catch(() => undefined);
  }
}

/** Removes the oldest files of a folder whose names pass `isMeant`, until no more than `most` are left. */
export async function removeBeyond(
  folder: string,
  most: number,
  isMeant: (name: string) => boolean,
): Promise<void> {
  const names = (await readdir(folder).catch((): string[] => [])).filter(isMeant);
  if (names.length <= most) return;
  const aged: { readonly file: string; readonly at: number }[] = [];
  for (const name of names) {
    const file = join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found) aged.push({ file, at: found.mtimeMs });
  }
  const oldest = aged.toSorted((one, other) => one.at - other.at).slice(0, Math.max(0, aged.length - most));
  for (const { file } of oldest) await rm(file, { force: true }).catch(() => undefined);
}
