import type { Hotspot, Location } from '../world/location.ts';

/**
 * The hotspot of a location in another language. Most have one id in all languages; one that opens a translated file is
 * found by its kind and its place on the picture.
 *
 * @returns undefined where there is none, or not for the visitor whose location this is.
 */
export function hotspotInLanguage(
  hotspot: Hotspot,
  { hotspots }: Pick<Location, 'hotspots'>,
): Hotspot | undefined {
  const { id, component, placement } = hotspot;
  return (
    hotspots.find((other) => other.id === id) ??
    hotspots.find((other) => other.component === component && isSamePoint(other.placement, placement))
  );
}

function isSamePoint({ on4x3 }: Hotspot['placement'], other: Hotspot['placement']): boolean {
  return on4x3.x === other.on4x3.x && on4x3.y === other.on4x3.y;
}
