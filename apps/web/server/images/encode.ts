import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MOST_PICTURE_PIXELS } from '@vitrine/core';
import sharp from 'sharp';

/** The formats that pictures are resized into. */
export type ImageFormat = 'avif' | 'webp';

// One encode at a time, one thread each: the other core answers visitors.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Writes `source` in another width and format to `target`, whole or not at all. Never enlarges.
 * Qualities and AVIF's effort are the measured ones (research, stack 6).
 *
 * @throws when the picture cannot be read.
 */
export const encodeImage = async (job: {
  readonly source: string;
  readonly target: string;
  readonly width: number;
  readonly format: ImageFormat;
}): Promise<void> => {
  const folder = dirname(job.target);
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${randomBytes(8).toString('hex')}.tmp`);
  const picture = sharp(job.source, { limitInputPixels: MOST_PICTURE_PIXELS })
    .autoOrient()
    .resize({ width: job.width, withoutEnlargement: true });
  try {
    await (
      job.format === 'avif' ? picture.avif({ quality: 50, effort: 2 }) : picture.webp({ quality: 75 })
    ).toFile(draft);
    await rename(draft, job.target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
};

/** Whether a picture is too large to be opened, by its header alone. What cannot be read at all is not. */
export const hasTooManyPixels = async (path: string): Promise<boolean> => {
  const header = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  return header !== undefined && header.width * header.height > MOST_PICTURE_PIXELS;
};
