import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { SIZE } from './brush.ts';
import type { Sample } from './sampler.ts';

/** A recording of the browser's output on the screen. */
export interface ScreenFilm {
  readonly stop: () => Promise<readonly Sample[]>;
}

/** Records the window itself, with nothing but the stage in it: what a visitor sees, whatever the page reports. */
export async function filmScreen(page: Page): Promise<ScreenFilm> {
  await page.evaluate(async () => {
    const bare = new CSSStyleSheet();
    // Unseen, but still there to be tapped. Looping details are no part of a walk.
    bare.replaceSync(
      `body :not(:has([data-stage]), [data-stage], [data-stage] :not([data-details])) {
        opacity: 0 !important;
        animation: none !important;
        transition: none !important;
      }`,
    );
    document.adoptedStyleSheets = [bare];
  });
  // Waits until it is on the screen: a recording begins with what was there last.
  await page.screenshot();
  const session = await page.context().newCDPSession(page);
  const frames: { readonly data: string; readonly at: number }[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ data, at: (metadata.timestamp ?? 0) * 1000 });
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', {
    format: 'png',
    maxWidth: 320,
    maxHeight: 320,
    everyNthFrame: 1,
  });
  return {
    async stop() {
      await session.send('Page.stopScreencast');
      await session.detach();
      // They are not always reported in order.
      const inOrder = frames.toSorted((one, other) => one.at - other.at);
      return inOrder.map(({ data, at }) => ({
        pixels: shrink(Buffer.from(data, 'base64')),
        at,
        layers: 'screen',
      }));
    },
  };
}

/** The mean of all pixels that fall into each pixel of a sample. */
function shrink(file: Buffer): Uint8Array {
  const { width, height, data } = PNG.sync.read(file);
  const pixels = new Uint8Array(SIZE.width * SIZE.height * 3);
  for (let row = 0; row < SIZE.height; row += 1) {
    for (let column = 0; column < SIZE.width; column += 1) {
      const area = {
        left: Math.floor((column * width) / SIZE.width),
        right: Math.ceil(((column + 1) * width) / SIZE.width),
        top: Math.floor((row * height) / SIZE.height),
        bottom: Math.ceil(((row + 1) * height) / SIZE.height),
      };
      for (let channel = 0; channel < 3; channel += 1) {
        let [sum, count] = [0, 0];
        for (let y = area.top; y < area.bottom; y += 1) {
          for (let x = area.left; x < area.right; x += 1) {
            sum += data[(y * width + x) * 4 + channel] ?? 0;
            count += 1;
          }
        }
        pixels[(row * SIZE.width + column) * 3 + channel] = sum / count;
      }
    }
  }
  return pixels;
}
