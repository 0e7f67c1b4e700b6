import type { BrowserContext } from '@playwright/test';

/** Pixels of a sample: enough to distinguish any two frames of the showroom. */
export const SIZE = { width: 64, height: 48 } as const;

/** A layer of the stage, or one frame of a film. */
export type Layer = HTMLImageElement | HTMLVideoElement | VideoFrame;

/** Paints layers over each other as the stage shows them, into a small canvas. */
export interface Brush {
  clear(): void;
  /** @param stageRatio width to height of the stage, which the layer covers (`object-fit: cover`) */
  paint(layer: Layer, options: { readonly stageRatio: number; readonly opacity: number }): void;
  /** Red, green and blue of each pixel, row by row, in Base64. */
  pixels(): string;
}

/** The functions in every page that {@link bringBrush} has prepared. */
export interface WithBrush {
  readonly stageBrush: Brush;
}

/** Brings a brush into every page of a window. */
export async function bringBrush(context: BrowserContext): Promise<void> {
  await context.addInitScript(`globalThis.stageBrush = (${createBrush.toString()})(${JSON.stringify(SIZE)})`);
}

export function pixelsOf(frame: string): Uint8Array {
  return Buffer.from(frame, 'base64');
}

/** Runs in the page: it knows nothing but its argument. */
function createBrush({ width, height }: typeof SIZE): Brush {
  // A colour that no picture has: where nothing is drawn, it shows.
  const NOTHING = '#ff00ff';
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
  // The browser reduces a picture by halves, which fall on other pixels in a copy of 1600 than in its original of 2560:
  // reduced in one step, the two differed by 7 of 255. By way of a canvas this many times as large they differ by 2.
  const STEP = 4;
  const between = new OffscreenCanvas(width * STEP, height * STEP);
  const scaler = between.getContext('2d', { willReadFrequently: true, alpha: false });
  if (context === null || scaler === null) throw new Error('There is no canvas.');
  scaler.scale(STEP, STEP);
  for (const one of [context, scaler]) one.imageSmoothingQuality = 'medium';

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only this function reaches the page
  const ratioOf = (layer: Layer): number => {
    if (layer instanceof HTMLImageElement) return layer.naturalWidth / layer.naturalHeight;
    if (layer instanceof HTMLVideoElement) return layer.videoWidth / layer.videoHeight;
    return layer.displayWidth / layer.displayHeight;
  };

  return {
    clear() {
      context.globalAlpha = 1;
      context.fillStyle = NOTHING;
      context.fillRect(0, 0, width, height);
    },
    paint(layer, { stageRatio, opacity }) {
      const ratio = ratioOf(layer);
      const drawnWidth = width * Math.max(1, ratio / stageRatio);
      const drawnHeight = height * Math.max(1, stageRatio / ratio);
      scaler.drawImage(layer, (width - drawnWidth) / 2, (height - drawnHeight) / 2, drawnWidth, drawnHeight);
      context.globalAlpha = opacity;
      context.drawImage(between, 0, 0, width, height);
    },
    pixels() {
      const { data } = context.getImageData(0, 0, width, height);
      let pixels = '';
      for (let index = 0; index < data.length; index += 4) {
        pixels += String.fromCodePoint(data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0);
      }
      return btoa(pixels);
    },
  };
}
