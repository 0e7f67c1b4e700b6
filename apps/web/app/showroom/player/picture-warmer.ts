import type { PictureElement } from './elements.ts';
import type { Picture } from '~/page-data/scene.ts';

/** A picture is let go of when this many newer ones were warmed. */
const MAX_PICTURES = 4;

/** Pictures out of the document, fetched and decoded ahead, so that they are at hand when the stage wants them. */
export interface PictureWarmer {
  warm(picture: Picture): void;
  /** Whether the stage would show a picture that was warmed last at once, or has learnt that it cannot. */
  isAtHand(picture: Picture): boolean;
}

export function createPictureWarmer(createElement: () => PictureElement): PictureWarmer {
  const warm = new Map<string, PictureElement>();
  /** Those of them that are decoded or broken. */
  const settled = new WeakSet<PictureElement>();
  const fetch = (picture: Picture) => {
    const element = createElement();
    element.sizes = picture.sizes;
    element.srcset = picture.srcset;
    element.src = picture.src;
    const settle = () => settled.add(element);
    element.decode().then(settle, settle);
    return element;
  };
  return {
    warm(picture) {
      const element = warm.get(picture.id) ?? fetch(picture);
      // What is wanted again is the newest.
      warm.delete(picture.id);
      warm.set(picture.id, element);
      const [oldest] = warm.keys();
      if (warm.size > MAX_PICTURES && oldest !== undefined) warm.delete(oldest);
    },
    isAtHand({ id }) {
      const element = warm.get(id);
      return element !== undefined && settled.has(element);
    },
  };
}
