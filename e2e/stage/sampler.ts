import type { Page } from '@playwright/test';
import { pixelsOf } from './brush.ts';
import type { WithBrush } from './brush.ts';

/** What a visitor saw in one frame. */
export interface Sample {
  /** Red, green and blue, row by row. */
  readonly pixels: Uint8Array;
  /** Milliseconds since the page was opened. */
  readonly at: number;
  /** The layers that were visible, lowest first, for the sentence that explains a failure. */
  readonly layers: string;
}

interface RawSample {
  readonly pixels: string;
  readonly at: number;
  readonly layers: string;
}

interface WithSamples extends WithBrush {
  stageSamples?: RawSample[] | undefined;
}

/** From now on each animation frame paints what the player shows on the stage, according to the page's own layers. */
export async function startSampling(page: Page): Promise<void> {
  await page.evaluate(() => {
    const world = globalThis as unknown as WithSamples;
    const samples: RawSample[] = [];
    world.stageSamples = samples;

    type Shown = HTMLImageElement | HTMLVideoElement;
    const depthOf = (layer: Shown): number => Number.parseInt(layer.style.zIndex, 10) || 0;
    const isPaintable = (layer: Shown): boolean =>
      layer instanceof HTMLVideoElement ? layer.readyState >= 2 : layer.complete && layer.naturalWidth > 0;
    const nameOf = (layer: Shown, opacity: number): string => {
      const file = layer.currentSrc.split('/').at(-1) ?? '';
      const time = layer instanceof HTMLVideoElement ? `@${layer.currentTime.toFixed(2)}` : '';
      return `${file}${time}${opacity < 1 ? `*${opacity.toFixed(2)}` : ''}`;
    };

    const sample = (): void => {
      if (world.stageSamples !== samples) return;
      requestAnimationFrame(sample);
      const stage = document.querySelector('[data-stage]');
      if (stage === null) return;
      const { width, height } = stage.getBoundingClientRect();
      const names: string[] = [];
      world.stageBrush.clear();
      for (const group of stage.children) {
        const layers = [...group.querySelectorAll<Shown>('[data-layer]')];
        for (const layer of layers.toSorted((one, other) => depthOf(one) - depthOf(other))) {
          const opacity = Number(getComputedStyle(layer).opacity);
          if (opacity === 0 || !isPaintable(layer)) continue;
          world.stageBrush.paint(layer, { stageRatio: width / height, opacity });
          names.push(nameOf(layer, opacity));
        }
      }
      samples.push({ pixels: world.stageBrush.pixels(), at: performance.now(), layers: names.join(' < ') });
    };
    requestAnimationFrame(sample);
  });
}

/** Every frame since the start. */
export async function stopSampling(page: Page): Promise<readonly Sample[]> {
  const raw = await page.evaluate(() => {
    const world = globalThis as unknown as WithSamples;
    const samples = world.stageSamples ?? [];
    world.stageSamples = undefined;
    return samples;
  });
  return raw.map(({ pixels, at, layers }) => ({ pixels: pixelsOf(pixels), at, layers }));
}
