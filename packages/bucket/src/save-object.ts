import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { BucketError } from './bucket.ts';
import type { BucketObject } from './bucket.ts';

/**
 * Writes an object into a file that does not exist yet; it is on the disk when this settles.
 *
 * @throws BucketError when it breaks off, and what the disk says. The file may then hold a part of it.
 */
export async function saveObject({ body, length }: BucketObject, path: string): Promise<void> {
  const file = createWriteStream(path, { flags: 'wx', flush: true });
  let diskFault: unknown;
  file.once('error', (error) => {
    diskFault = error;
  });
  try {
    await pipeline(body, file);
  } catch (cause) {
    throw diskFault ?? new BucketError('An object broke off.', { fault: 'away', cause });
  }
  if (file.bytesWritten === length) return;
  throw new BucketError('An object is of another length than announced.', { fault: 'away' });
}
