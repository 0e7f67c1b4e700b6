/**
 * "Lightbox: loops, has thumbnails at the bottom, has no slideshow, and has z-index 99999." (specification
 * section 2, Layout)
 */
export const LIGHTBOX_Z_INDEX = 99_999;

/** Whether browsing goes on behind the last item; a single one has nothing to go on to. */
export function loops(items: number): boolean {
  return items > 1;
}

/** The item before or after another in a list that loops. */
export function neighbour(index: number, step: 1 | -1, items: number): number {
  return (index + step + items) % items;
}
