import { open } from 'node:fs/promises';
import { hasCode } from '@vitrine/content/node';

/** Returns when the names in a folder would outlive a power cut. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch (error) {
    // Some systems (Windows, network shares) know no such thing for folders.
    if (!hasCode(error, 'EPERM', 'EINVAL', 'ENOTSUP')) throw error;
  } finally {
    await handle.close();
  }
}
