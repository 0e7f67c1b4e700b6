/** A picture in all its widths; equal `id`s are the same picture in the same aspect ratio. */
export interface Picture {
  readonly id: string;
  readonly srcset: string;
  readonly sizes: string;
  readonly src: string;
  /** The untouched file, tried when the resized one cannot be loaded. */
  readonly originalUrl: string;
}

export interface Clip {
  readonly url: string;
  readonly mime: string;
}

/**
 * What a location shows while a visitor is in it. Without picture and film the stage shows its plain ground: on purpose
 * in the classic layout, and also if content is broken.
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
