import type { BrowserClock } from '../browser/clock.ts';
import type { VideoElement } from './elements.ts';
import { createVideoPool } from './video-pool.ts';

/** The videos of the stage: at most one covers the pictures, the others wait out of sight. */
export interface VideoLayer {
  /** An element videoOf the clip, out of sight still; `undefined` when all are in use. */
  take(url: string): VideoElement | undefined;
  /** Puts an element that has a frame to show on top; the elements below it are kept until they are released. */
  cover(element: VideoElement): void;
  /** The cover certainly hides everything below it: empties those elements. */
  letGoBelow(): void;
  /** The element that covers the pictures now. */
  covering(): VideoElement | undefined;
  /** Takes the cover away, over `fade` seconds, and empties it. */
  uncover(request: { readonly fade: number; readonly onUncovered: () => void }): void;
  /** Releases an element that was taken. */
  release(element: VideoElement): void;
  prime(urls: readonly string[]): void;
  isReady(url: string): boolean;
  unlock(): void;
  dispose(): void;
}

/** Takes over the permanent `<video>` elements, all of them transparent. */
export function createVideoLayer({
  elements,
  clock,
}: {
  readonly elements: readonly VideoElement[];
  readonly clock: BrowserClock;
}): VideoLayer {
  const pool = createVideoPool(elements);
  let covering: VideoElement | undefined;
  let below: readonly VideoElement[] = [];
  let topLayer = 1;

  const release = (element: VideoElement) => {
    element.style.transition = 'none';
    element.style.opacity = '0';
    if (covering === element) covering = undefined;
    below = below.filter((one) => one !== element);
    pool.release(element);
  };

  const letGoBelow = () => {
    const hidden = below;
    below = [];
    for (const element of hidden) release(element);
  };

  return {
    take: (url) => pool.take(url),
    cover(element) {
      const older = covering;
      covering = element;
      topLayer += 1;
      element.style.zIndex = String(topLayer);
      element.style.transition = 'none';
      element.style.opacity = '1';
      if (older !== undefined && older !== element) below = [...below, older];
    },
    letGoBelow,
    covering: () => covering,
    uncover({ fade, onUncovered }) {
      letGoBelow();
      const element = covering;
      covering = undefined;
      if (element === undefined) {
        onUncovered();
        return;
      }
      if (fade <= 0) {
        release(element);
        onUncovered();
        return;
      }
      element.style.transition = `opacity ${fade}s linear`;
      element.style.opacity = '0';
      clock.after(fade * 1000, () => {
        release(element);
        onUncovered();
      });
    },
    release,
    prime: (urls) => pool.prime(urls),
    isReady: (url) => pool.isReady(url),
    unlock: () => pool.unlock(),
    dispose() {
      pool.dispose();
      for (const element of elements) element.style.opacity = '0';
    },
  };
}
