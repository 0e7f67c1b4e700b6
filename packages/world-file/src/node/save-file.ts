import { open, rename, rm } from 'node:fs/promises';

/**
 * Writes a whole file or none: a run that is broken off leaves no half file under the name. A link of that
 * name is replaced, not followed.
 *
 * @throws Error of the system, such as of a full disk; the previous file stays.
 */
export async function saveFile(path: string, bytes: Uint8Array): Promise<void> {
  const part = `${path}.part`;
  await rm(part, { force: true });
  try {
    // Exclusive creation: a planted link cannot redirect the write.
    const file = await open(part, 'wx');
    try {
      await file.writeFile(bytes);
    } finally {
      await file.close();
    }
    await rename(part, path);
  } finally {
    await rm(part, { force: true });
  }
}
