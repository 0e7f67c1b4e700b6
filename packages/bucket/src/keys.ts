/** Media of the CMS: its uploads, and what it makes of them. */
export const UPLOADS_PREFIX = 'uploads/';

/** What web servers make of pictures: they can make it again. */
export const PICTURES_PREFIX = 'pictures/';

/** The key of a file of the media library. @param name as in its address: `<hash><extension>`. */
export function uploadKey(name: string): string {
  return `${UPLOADS_PREFIX}${name}`;
}

/** Below it lies everything that was made of a picture, in all its versions. */
export function picturesPrefix(name: string): string {
  return `${PICTURES_PREFIX}${name}/`;
}

/**
 * The key of a file that was made of a picture.
 *
 * @param made.digest of the picture's bytes: a picture that was replaced under its name has another.
 * @param made.file what was made of it: `1920.avif`, `tiles/2-0-1.webp`.
 */
export function pictureKey(name: string, made: { readonly digest: string; readonly file: string }): string {
  return `${picturesPrefix(name)}${made.digest}/${made.file}`;
}
