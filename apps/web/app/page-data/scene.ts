/** A picture in all its widths; equal `id`s are the same picture in the same aspect ratio. */
export interface Picture {
  readonly id: string;
  readonly srcset: string;
  readonly sizes: string;
  readonly src: string;
  /** The untouched file, tried when the resized one fails to load. */
  readonly originalUrl: string;
}

export interface Clip {
  readonly url: string;
  readonly mime: string;
}

/**
 * What the stage shows of a location. Without a picture and a film it shows its plain ground: intended in the
 * classic layout, and the fallback for broken content.
 */
export interface Scene {
  readonly picture?: Picture;
  /** A background video; it plays above the picture, which is its still. */
  readonly film?: { readonly clip: Clip; readonly isLooping: boolean };
}

/** A film without a still: there is no picture to load for it, and it needs no ground. */
export function lacksStill({ picture, film }: Scene): boolean {
  return picture === undefined && film !== undefined;
}
