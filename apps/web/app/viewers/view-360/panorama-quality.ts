import { imageUrl, imageWidths } from '@vitrine/core/media/image-address';
import type { ClientMedia } from '@vitrine/core/world/media';

/** More pixels than this cost memory and make no visible difference. */
export const MAX_PIXEL_RATIO = 2;

/** All pictures show the same panorama: a transition between them would be visible. */
export const STILL_CHANGE = { transition: false, showLoader: false } as const;

/** How much larger than the widest copy a picture has to be before its original is fetched. */
const WORTH = 1.2;

/**
 * The address of the smallest picture with a pixel for each one of the screen; of its largest, if none has.
 *
 * @param width the pixels that the screen would have for the whole panorama, at this look.
 */
export function sharpAddress(picture: ClientMedia, width: number): string {
  const widest = imageWidths(picture).at(-1) ?? Number.POSITIVE_INFINITY;
  const isOriginalLarger = (picture.width ?? 0) > widest * WORTH;
  return isOriginalLarger && width > widest * WORTH ? picture.url : imageUrl(picture, width);
}
