import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MAX_PICTURE_PIXELS } from '@vitrine/core/media/image-address';
import type { PictureSize } from '@vitrine/core/media/picture-tiles';
import sharp from 'sharp';
import type { Sharp } from 'sharp';

/** The formats that pictures are resized into. */
export type ImageFormat = 'avif' | 'webp';

// One encode at a time, one thread each: the other core answers visitors.
sharp.concurrency(1);
sharp.cache(false);

/** Not a picture, or a broken or far too large one: another try would fail the same way. */
export class UnreadablePictureError extends Error {
  override readonly name = 'UnreadablePictureError';
}

/** libvips's messages when the system refuses something: the picture may be fine. */
const SYSTEM_FAULT =
  /too many open|no space|cannot allocate|out of memory|resource temporarily|input\/output error|unable to open|is missing/i;

/** Of WebP, measured (research, stack 6). */
export const WEBP_QUALITY = 75;

/** The bytes of a picture, made by sharp. @throws UnreadablePictureError */
async function bytesOf(picture: Sharp): Promise<Buffer> {
  try {
    return await picture.toBuffer();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw SYSTEM_FAULT.test(reason) ? cause : new UnreadablePictureError(reason, { cause });
  }
}

/** Opens a picture the right way up. */
export function openPicture(source: string): Sharp {
  return sharp(source, { limitInputPixels: MAX_PICTURE_PIXELS }).autoOrient();
}

/**
 * Writes what sharp makes of `source` to `target`, atomically.
 *
 * @throws UnreadablePictureError, or what the system says: no room, too many open files.
 */
export async function writePicture(job: {
  readonly source: string;
  readonly target: string;
  readonly picture: Sharp;
}): Promise<void> {
  const folder = dirname(job.target);
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${randomBytes(8).toString('hex')}.tmp`);
  // libvips distinguishes a missing permission from an unreadable file only in its message; the system has a code.
  await (await open(job.source)).close();
  const bytes = await bytesOf(job.picture);
  try {
    await writeFile(draft, bytes, { flush: true });
    await rename(draft, job.target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Writes `source` in another width and format to `target`. Never enlarges. Qualities and AVIF's effort are the measured
 * ones (research, stack 6).
 *
 * @throws as {@link writePicture}.
 */
export async function encodeImage(job: {
  readonly source: string;
  readonly target: string;
  readonly width: number;
  readonly format: ImageFormat;
}): Promise<void> {
  const picture = openPicture(job.source).resize({ width: job.width, withoutEnlargement: true });
  const encoder =
    job.format === 'avif'
      ? picture.avif({ quality: 50, effort: 2 })
      : picture.webp({ quality: WEBP_QUALITY });
  await writePicture({ source: job.source, target: job.target, picture: encoder });
}

/** Pixels of a picture the right way up, by its header; undefined for an unreadable file. */
export async function sizeOfPicture(path: string): Promise<PictureSize | undefined> {
  try {
    return (await sharp(path, { limitInputPixels: false }).metadata()).autoOrient;
  } catch {
    return undefined;
  }
}

/** Whether a picture is too large to decode, by its header. An unreadable file is not. */
export async function hasTooManyPixels(path: string): Promise<boolean> {
  const size = await sizeOfPicture(path);
  return size !== undefined && size.width * size.height > MAX_PICTURE_PIXELS;
}
