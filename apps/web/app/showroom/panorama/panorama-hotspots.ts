import type { BoxSize } from '@vitrine/core/background/aspect-ratio';
import { pointInBox } from '@vitrine/core/panorama/look';
import type { Look } from '@vitrine/core/panorama/look';
import type { PanoramaDirection } from '@vitrine/core/world/panorama';

/** Everything in a box that has a position in its panorama. The button back is no part of the picture. */
const PLACED = '[data-hotspot]:not([data-arrow="back"], [data-hotspot="cluster"])';

/** The direction of a hotspot, which the server has written into its style; undefined for what has none. */
export function directionOf(hotspot: HTMLElement): PanoramaDirection | undefined {
  const [yaw, pitch] = ['--yaw', '--pitch'].map((name) => hotspot.style.getPropertyValue(name));
  return yaw && pitch ? { yaw: Number(yaw), pitch: Number(pitch) } : undefined;
}

/** Moves hotspots to where their directions are seen; one that is out of sight keeps the focus, and is not drawn. */
export function drawHotspots(box: HTMLElement, look: Look, size: BoxSize): void {
  for (const hotspot of box.querySelectorAll<HTMLElement>(PLACED)) {
    const direction = directionOf(hotspot);
    if (direction === undefined) continue;
    const point = pointInBox(direction, look, size);
    const isSeen =
      point !== undefined && point.x >= 0 && point.y >= 0 && point.x <= size.width && point.y <= size.height;
    hotspot.toggleAttribute('data-behind', !isSeen);
    if (!isSeen) continue;
    hotspot.style.setProperty('--turned-x', `${point.x.toFixed(1)}px`);
    hotspot.style.setProperty('--turned-y', `${point.y.toFixed(1)}px`);
  }
}
