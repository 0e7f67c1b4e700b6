import sharp from 'sharp';
import { meanDifference } from './difference.ts';

/** Pixels of the longer side that pictures are compared at. */
const COMPARED_SIDE = 64;

/**
 * How far two pictures are apart where both cover a window of a shape, as the stage shows them. For the
 * measure see {@link meanDifference}.
 *
 * @param widthToHeight of the window.
 * @throws what sharp throws when one of them is no picture.
 */
export async function pictureDifference(one: string, other: string, widthToHeight: number): Promise<number> {
  const [pixels, otherPixels] = await Promise.all([
    smallPixels(one, widthToHeight),
    smallPixels(other, widthToHeight),
  ]);
  return meanDifference(pixels, otherPixels);
}

function smallPixels(path: string, widthToHeight: number): Promise<Buffer> {
  const width = Math.max(1, Math.round(COMPARED_SIDE * Math.min(1, widthToHeight)));
  const height = Math.max(1, Math.round(COMPARED_SIDE / Math.max(1, widthToHeight)));
  return (
    sharp(path)
      .autoOrient()
      // Transparent pixels show the stage, which is black.
      .flatten({ background: '#000' })
      .resize(width, height, { fit: 'cover' })
      .toColourspace('srgb')
      .raw()
      .toBuffer()
  );
}
