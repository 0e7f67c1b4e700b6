import type { Raster } from './raster.ts';

/** Reads and writes pictures: the part of an importer that is not pure. */
export interface PictureCodec {
  /**
   * Decodes a picture, scaled down if it is wider than `widest` pixels.
   *
   * @throws when the bytes are not a picture, or one with more pixels than memory allows.
   */
  readonly decode: (bytes: Uint8Array, widest: number) => Promise<DecodedPicture>;
  /** Encodes as JPEG. */
  readonly encode: (picture: Raster) => Promise<Uint8Array>;
}

/** A picture, possibly smaller than its file. */
export interface DecodedPicture extends Raster {
  /** Pixels of the file. */
  readonly fullWidth: number;
  readonly fullHeight: number;
}
