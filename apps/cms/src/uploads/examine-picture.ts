import { MAX_PICTURE_PIXELS } from '@vitrine/core/media/image-address';
import sharp from 'sharp';
import type { RefusedFile } from './refused-file.ts';

/** Of all pages of an animated picture together: as many as sharp opens by default (0x3FFF squared). */
const MAX_MOVING_PIXELS = 0x3fff ** 2;

/** What sharp calls the pictures of each extension. AVIF is HEIF with another coding. */
const FORMATS: Readonly<Record<string, string>> = {
  '.avif': 'heif',
  '.gif': 'gif',
  '.jpeg': 'jpeg',
  '.jpg': 'jpeg',
  '.png': 'png',
  '.tif': 'tiff',
  '.tiff': 'tiff',
  '.webp': 'webp',
};

export function isPictureExtension(extension: string): boolean {
  return Object.hasOwn(FORMATS, extension);
}

/**
 * Reads a picture to its end: one that is cut off or damaged is found at the upload, not by a visitor.
 *
 * @param extension With its dot, in small letters, one of {@link isPictureExtension}.
 */
export async function examinePicture(path: string, extension: string): Promise<RefusedFile | undefined> {
  try {
    // The header alone; sizes are judged here, before anything is decoded.
    const {
      format,
      compression,
      width,
      height,
      pages = 1,
    } = await sharp(path, {
      limitInputPixels: false,
    }).metadata();
    if (format !== FORMATS[extension]) return { reason: 'content' };
    // HEIC under the name of AVIF.
    if (format === 'heif' && compression !== 'av1') return { reason: 'content' };
    const pixels = width * height;
    const most = pixels > MAX_PICTURE_PIXELS ? MAX_PICTURE_PIXELS : MAX_MOVING_PIXELS;
    const all = pixels > MAX_PICTURE_PIXELS ? pixels : pixels * pages;
    if (all > most) return { reason: 'pixels', megapixels: inMillions(all), most: inMillions(most) };
    // The smallest result that still needs every row of the picture.
    await sharp(path, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' }).resize(16).toBuffer();
    return undefined;
  } catch {
    return { reason: 'broken' };
  }
}

function inMillions(pixels: number): number {
  return Math.floor(pixels / 1_000_000);
}
