import { TILE_SIZE } from '@vitrine/core/media/picture-tiles';
import type { PictureSize, TileArea } from '@vitrine/core/media/picture-tiles';
import sharp from 'sharp';
import { openPicture, UnreadablePictureError, WEBP_QUALITY, writePicture } from './encode.ts';

/**
 * Of the JPEGs in a plate: the highest at which libvips halves the colours, as WebP does anyway. 90 doubles the file and
 * the time (docs/decisions/0082-tiles.md).
 */
const PLATE_QUALITY = 89;

const OPAQUE = Buffer.alloc(1024 * 1024, 255);

function isOpaque(alpha: Buffer): boolean {
  for (let start = 0; start < alpha.length; start += OPAQUE.length) {
    const end = Math.min(alpha.length, start + OPAQUE.length);
    if (alpha.compare(OPAQUE, 0, end - start, start, end) !== 0) return false;
  }
  return true;
}

async function isTransparent(source: string): Promise<boolean> {
  const { hasAlpha } = await sharp(source).metadata();
  if (!hasAlpha) return false;
  return !isOpaque(await openPicture(source).extractChannel('alpha').raw({ depth: 'uchar' }).toBuffer());
}

/**
 * Writes a level of a picture to `target` as a TIFF of tiles. The picture is decoded once for it; a tile is then read
 * without its neighbours.
 *
 * @throws UnreadablePictureError also for a transparent picture, because its tiles would lie on its whole copy and hide
 *   nothing of it.
 */
export async function makePlate(job: {
  readonly source: string;
  readonly target: string;
  readonly size: PictureSize;
}): Promise<void> {
  const { source, target, size } = job;
  if (await isTransparent(source).catch(() => false)) {
    throw new UnreadablePictureError('A transparent picture is not cut into tiles.');
  }
  const picture = openPicture(source)
    .resize({ width: size.width, height: size.height, fit: 'fill', withoutEnlargement: true })
    .removeAlpha()
    .tiff({
      compression: 'jpeg',
      quality: PLATE_QUALITY,
      tile: true,
      tileWidth: TILE_SIZE,
      tileHeight: TILE_SIZE,
    });
  await writePicture({ source, target, picture });
}

/** Writes a part of a plate to `target`. @throws UnreadablePictureError, as {@link writePicture}. */
export async function cutTile(job: {
  readonly plate: string;
  readonly target: string;
  readonly area: TileArea;
}): Promise<void> {
  const { plate, target, area } = job;
  const picture = sharp(plate, { sequentialRead: false }).extract(area).webp({ quality: WEBP_QUALITY });
  await writePicture({ source: plate, target, picture });
}
