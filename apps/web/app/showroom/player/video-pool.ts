import type { VideoElement } from './elements.ts';

/**
 * The permanent video elements. Each is free, primed with a clip that may come next, or taken by the
 * player. Browsers unlock video element by element in a tap, so there are few and they stay.
 */
export interface VideoPool {
  /** An element videoOf the clip, the primed one where there is one; `undefined` when all are taken. */
  take(url: string): VideoElement | undefined;
  /** Empties an element that was taken. */
  release(element: VideoElement): void;
  /** Primes free elements with these clips, likeliest first, and forgets other primed ones. */
  prime(urls: readonly string[]): void;
  /** Whether a free element has loaded enough of the clip to play it to its end, as its browser estimates. */
  isReady(url: string): boolean;
  /** Must run inside a tap: from then on the elements may play outside of one. */
  unlock(): void;
  /** Empties everything. */
  dispose(): void;
}

const HAVE_ENOUGH_DATA = 4;

interface Slot {
  readonly element: VideoElement;
  isTaken: boolean;
  url: string | undefined;
}

export function createVideoPool(elements: readonly VideoElement[]): VideoPool {
  const slots: Slot[] = elements.map((element) => ({ element, isTaken: false, url: undefined }));
  let isUnlocked = false;

  const empty = (slot: Slot) => {
    slot.element.pause();
    if (slot.url !== undefined) {
      // The only way to make a browser give the decoder and the frames back.
      slot.element.removeAttribute('src');
      slot.element.load();
    }
    slot.isTaken = false;
    slot.url = undefined;
  };
  const fill = (slot: Slot, url: string) => {
    slot.url = url;
    slot.element.preload = 'auto';
    slot.element.src = url;
  };
  const idle = () => slots.filter((slot) => !slot.isTaken);

  return {
    take(url) {
      const candidates = idle();
      const slot =
        candidates.find((one) => one.url === url) ??
        candidates.find((one) => one.url === undefined) ??
        candidates.at(-1);
      if (slot === undefined) return undefined;
      if (slot.url !== url) fill(slot, url);
      slot.isTaken = true;
      return slot.element;
    },
    release(element) {
      const slot = slots.find((one) => one.element === element);
      if (slot?.isTaken === true) empty(slot);
    },
    prime(urls) {
      const wanted = [...new Set(urls)].slice(0, idle().length);
      for (const slot of idle()) {
        if (slot.url !== undefined && !wanted.includes(slot.url)) empty(slot);
      }
      for (const url of wanted) {
        if (idle().some((slot) => slot.url === url)) continue;
        const slot = idle().find((one) => one.url === undefined);
        if (slot !== undefined) fill(slot, url);
      }
    },
    isReady: (url) => idle().some((slot) => slot.url === url && slot.element.readyState >= HAVE_ENOUGH_DATA),
    unlock() {
      if (isUnlocked) return;
      isUnlocked = true;
      for (const slot of idle()) {
        if (slot.url === undefined) {
          slot.element.load();
          continue;
        }
        // `load()` would throw the primed clip away; a play that is taken back unlocks just as well.
        slot.element.play().catch(() => undefined);
        slot.element.pause();
      }
    },
    dispose() {
      for (const slot of slots) empty(slot);
    },
  };
}
