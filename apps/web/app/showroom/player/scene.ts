/** A picture in all its widths; equal `id`s are the same picture in the same aspect ratio. */
export interface Picture {
  readonly id: string;
  readonly srcset: string;
  readonly sizes: string;
  readonly src: string;
  /** The untouched file, tried when the resized one cannot be had. */
  readonly originalUrl: string;
}

export interface Clip {
  readonly url: string;
  readonly mime: string;
}

/** What a location shows while a visitor stands in it. Each part may be missing: content can be broken. */
export interface Scene {
  readonly picture?: Picture;
  /** A background video; it plays above the picture, which is its still. */
  readonly film?: { readonly clip: Clip; readonly isLooping: boolean };
}
