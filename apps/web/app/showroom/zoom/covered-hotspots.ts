/** CSS pixels: half of the smallest target that WCAG 2.5.8 allows. */
const REACH = 12;

/** The middle of a hotspot, and the corners of the smallest target around it. */
const POINTS = [
  [0, 0],
  [-REACH, -REACH],
  [REACH, -REACH],
  [-REACH, REACH],
  [REACH, REACH],
] as const;

/**
 * Marks the hotspots of an enlarged picture that lie under something else, so that a style sheet takes them away until the
 * picture moves. Of two that lie on each other the upper one remains, and so does the one that has the focus.
 */
export function markCoveredHotspots(box: HTMLElement): void {
  const hotspots = [...box.querySelectorAll<HTMLElement>('[data-hotspot]')];
  for (const hotspot of hotspots) delete hotspot.dataset['covered'];
  for (const hotspot of hotspots) {
    if (hotspot !== document.activeElement && isCovered(hotspot)) hotspot.dataset['covered'] = '';
  }
}

/**
 * Marks them again when something comes over the resting picture, such as the button for the names, whose code may come
 * late. A card over a hotspot is the visitor's own doing, and leaves with the pointer.
 *
 * @returns a function that ends it.
 */
export function watchCoveredHotspots(box: HTMLElement): () => void {
  const layer = box.querySelector('[data-hotspot]')?.parentElement;
  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    if (added.some((node) => node instanceof HTMLElement && !node.matches('[data-hotspot], [data-card]'))) {
      markCoveredHotspots(box);
    }
  });
  if (layer) observer.observe(layer, { childList: true });
  return () => observer.disconnect();
}

function isCovered(hotspot: HTMLElement): boolean {
  const { left, top, width, height } = hotspot.getBoundingClientRect();
  return POINTS.some(([across, down]) => {
    // Nothing outside the window.
    const upper = document.elementFromPoint(left + width / 2 + across, top + height / 2 + down);
    return upper !== null && !hotspot.contains(upper);
  });
}
