import type { PictureElement } from './elements.ts';
import type { Picture } from '~/page-data/scene.ts';

/** A picture is let go of when this many newer ones were warmed. */
const MAX_PICTURES = 4;

/** Fetches and decodes pictures out of the document, so that they are at hand when the stage wants them. */
export function createPictureWarmer(createElement: () => PictureElement): (picture: Picture) => void {
  const warm = new Map<string, PictureElement>();
  return (picture) => {
    if (warm.has(picture.id)) return;
    const element = createElement();
    element.sizes = picture.sizes;
    element.srcset = picture.srcset;
    element.src = picture.src;
    warm.set(picture.id, element);
    element.decode().catch(() => warm.delete(picture.id));
    const [oldest] = warm.keys();
    if (warm.size > MAX_PICTURES && oldest !== undefined) warm.delete(oldest);
  };
}
