import { utimes } from 'node:fs/promises';
import type { Bucket } from '@vitrine/bucket/bucket';
import { UPLOADS_PREFIX } from '@vitrine/bucket/keys';
import { saveObject } from '@vitrine/bucket/save-object';
import { copyMedia, removeMoved } from '../media/move-media.ts';

/** Where the uploads would be on a disk, relative to `DATA_DIR`: an archive does not say where they were. */
const UPLOADS = 'cms/public/uploads/';

/**
 * Copies the uploads out of the bucket, one after the other, to the same draft, with their times.
 *
 * @returns Their paths, each when its bytes are in the draft.
 * @throws BucketError, or what the disk says.
 */
export async function* bucketFiles(bucket: Bucket, draft: string): AsyncGenerator<string> {
  for await (const { key } of bucket.list(UPLOADS_PREFIX)) {
    const object = await bucket.get(key);
    // Deleted since it was listed.
    if (object === undefined) continue;
    await saveObject(object, draft);
    const time = new Date(object.modified);
    await utimes(draft, time, time);
    yield `${UPLOADS}${key.slice(UPLOADS_PREFIX.length)}`;
  }
}

/**
 * Moves restored uploads into the bucket, over newer ones: the backup takes over.
 *
 * @param folder of the uploads.
 * @throws BucketError, or what the disk says.
 */
export async function restoreIntoBucket(bucket: Bucket, folder: string): Promise<void> {
  await copyMedia({
    bucket,
    folder,
    to: 'bucket',
    // Untouched since the backup: it has the time that the backup has kept.
    isCopied: (file, copy) => file.size === copy.size && file.modified === copy.modified,
  });
  await removeMoved({ bucket, folder, to: 'bucket' });
}
