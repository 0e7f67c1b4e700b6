import type { PicturePoint, Placement } from '@vitrine/core/world/background';
import type { PanoramaDirection } from '@vitrine/core/world/panorama';
import type { HotspotComponent } from '@vitrine/core/world/hotspots/hotspot-kinds';

/** What identifies a hotspot across languages. */
export interface PairedHotspot {
  readonly component: HotspotComponent;
  /** The documentId of its target; absent if it leads to no entry. */
  readonly target?: string;
  readonly placement: Placement;
}

/**
 * Finds each hotspot's counterpart in another language of the same location. Hotspots of one type and target
 * are paired by position, and the rest by their order. Targets are only compared if both have one.
 *
 * @returns for each of `ones` the index in `others`, or undefined. No index appears twice.
 */
export function pairHotspots(
  ones: readonly PairedHotspot[],
  others: readonly PairedHotspot[],
): readonly (number | undefined)[] {
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  const pass = (belongTogether: (one: PairedHotspot, other: PairedHotspot) => boolean): void => {
    for (const [index, one] of ones.entries()) {
      if (pairs.has(index)) continue;
      const found = others.findIndex((other, at) => !taken.has(at) && belongTogether(one, other));
      if (found === -1) continue;
      pairs.set(index, found);
      taken.add(found);
    }
  };
  const isSameSort = (one: PairedHotspot, other: PairedHotspot): boolean =>
    one.component === other.component &&
    (one.target === undefined || other.target === undefined || one.target === other.target);
  pass((one, other) => isSameSort(one, other) && isSamePosition(one.placement, other.placement));
  pass((one, other) => isSameSort(one, other) && one.target !== undefined && other.target !== undefined);
  pass(isSameSort);
  return ones.map((_one, index) => pairs.get(index));
}

/** Tolerance for rounding, in percent of the picture, or in degrees of a panorama. */
const SAME_POSITION = 0.02;

export function isSamePosition(one: Placement, other: Placement): boolean {
  return (
    isNear(one.on4x3, other.on4x3) &&
    isNear(one.on16x9, other.on16x9) &&
    isNear(one.onMobile, other.onMobile) &&
    isNear(asPoint(one.inPanorama), asPoint(other.inPanorama))
  );
}

function asPoint(direction: PanoramaDirection | undefined): PicturePoint | undefined {
  return direction && { x: direction.yaw, y: direction.pitch };
}

function isNear(one: PicturePoint | undefined, other: PicturePoint | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return Math.hypot(one.x - other.x, one.y - other.y) <= SAME_POSITION;
}
