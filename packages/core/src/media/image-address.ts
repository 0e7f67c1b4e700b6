import type { StagePicture } from '../world/background.ts';
import type { Media } from '../world/media.ts';

/**
 * The widths in pixels that the picture route answers: those of specification section 9 and steps between
 * them that common screens need. The route makes each of them from the upload, so that none is ever missing: the
 * specification's fallback from one stored format to the next (xlarge, large, medium, small, thumbnail) has nothing
 * to do (docs/design/unspecified.md, pictures).
 */
export const IMAGE_WIDTHS = [245, 500, 750, 1000, 1280, 1600, 1920, 2560, 3840] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/**
 * Pixels of the largest picture that is taken and resized: 100 megapixels are enough for every camera. Larger ones
 * cost seconds and hundreds of megabytes to decode, whatever the size of their files.
 */
export const MAX_PICTURE_PIXELS = 100_000_000;

/** Where the picture route lives: `/box-api/images/<width>/<file>`. */
export const IMAGE_ROUTE = '/box-api/images';

/**
 * Whether the picture route may resize a file: raster pictures, but not GIF (it may move) and not SVG (it
 * has no pixels).
 */
export function isResizable(media: Pick<Media, 'mime'>): boolean {
  const mime = media.mime.toLowerCase();
  return mime.startsWith('image/') && mime !== 'image/svg+xml' && mime !== 'image/gif';
}

/** The widths a picture is offered in, ascending: never above its own. Empty when it is not resized. */
export function imageWidths(media: StagePicture): readonly ImageWidth[] {
  if (!isResizable(media)) return [];
  return IMAGE_WIDTHS.filter((width) => width <= (media.width ?? Number.POSITIVE_INFINITY));
}

/**
 * The address of a picture at an offered width. A wider request gets the picture's widest; a file that is not
 * resized, or is smaller than every offered width, keeps its own address.
 */
export function imageUrl(media: StagePicture, width: number): string {
  const widths = imageWidths(media);
  const offered = widths.find((candidate) => candidate >= width) ?? widths.at(-1);
  return offered === undefined ? media.url : `${IMAGE_ROUTE}/${offered}/${fileNameOf(media)}`;
}

/**
 * The `sizes` of a picture that covers the window: as wide as the window, or wider where the window is taller. Rounded
 * down: 177.78vh of 1080 pixels are more than 1920, and a browser would fetch the next larger file.
 *
 * @param widthToHeight of the picture.
 */
export function coverSizes(widthToHeight: number): string {
  return `max(100vw, ${Math.floor(widthToHeight * 10_000) / 100}vh)`;
}

/** The `srcset` of a picture with width descriptors. Undefined when there is nothing to choose from. */
export function imageSrcSet(media: StagePicture): string | undefined {
  const widths = imageWidths(media);
  if (widths.length === 0) return undefined;
  return widths.map((width) => `${imageUrl(media, width)} ${width}w`).join(', ');
}

/** The last step of a file's address, with its version, if it has one. */
export function fileNameOf(media: Pick<Media, 'url'>): string {
  return media.url.slice(media.url.lastIndexOf('/') + 1);
}
