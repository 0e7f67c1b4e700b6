import { open, rename, rm } from 'node:fs/promises';

/**
 * Writes a file atomically: an interrupted run leaves no truncated file under the name. A link of that name is
 * replaced, not followed.
 *
 * @throws the system's error, such as for a full disk; the previous file is kept.
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
