import type { PictureCodec } from './codec.ts';

/** As much of a sharp pipeline as pictures of tours need. */
interface SharpPipeline {
  metadata(): Promise<{ readonly width?: number; readonly height?: number }>;
  resize(options: {
    width: number;
    height: number;
    fit: 'inside';
    withoutEnlargement: boolean;
  }): SharpPipeline;
  flatten(): SharpPipeline;
  toColourspace(space: string): SharpPipeline;
  removeAlpha(): SharpPipeline;
  raw(): SharpPipeline;
  jpeg(options: { quality: number; mozjpeg: boolean }): SharpPipeline;
  toBuffer(options: { resolveWithObject: true }): Promise<{
    readonly data: Uint8Array;
    readonly info: { readonly width: number; readonly height: number };
  }>;
}

/** The function that the package sharp exports; each application brings its own. */
export type SharpFunction = (
  input: Uint8Array,
  options: {
    limitInputPixels: number;
    failOn: 'error';
    raw?: { width: number; height: number; channels: 3 };
  },
) => SharpPipeline;

/** A panorama of 24,000 by 12,000 pixels: more would need a gigabyte. */
const MAX_PIXELS = 288_000_000;

/** Above this, JPEG grows faster than it improves. */
const QUALITY = 86;

/** Reads and writes pictures with sharp. */
export function sharpCodec(sharp: SharpFunction): PictureCodec {
  return {
    decode: async (bytes, widest) => {
      const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
      const { width: fullWidth = 0, height: fullHeight = 0 } = await sharp(bytes, options).metadata();
      const { data, info } = await sharp(bytes, options)
        // By its height too: a strip of some thousand faces below each other would need gigabytes.
        .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true })
        .flatten()
        .toColourspace('srgb')
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { width, height } = info;
      if (data.byteLength !== width * height * 3) throw new Error('The picture has no three colours.');
      return { width, height, pixels: data, fullWidth, fullHeight };
    },
    encode: async ({ width, height, pixels }) => {
      const { data } = await sharp(pixels, {
        limitInputPixels: MAX_PIXELS,
        failOn: 'error',
        raw: { width, height, channels: 3 },
      })
        .jpeg({ quality: QUALITY, mozjpeg: false })
        .toBuffer({ resolveWithObject: true });
      return data;
    },
  };
}
