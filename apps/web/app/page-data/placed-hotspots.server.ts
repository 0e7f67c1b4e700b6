import { labelPlaces } from '@vitrine/core/appearance/label-sides';
import type { LabelPosition } from '@vitrine/core/appearance/label-sides';
import { arrowLook } from '@vitrine/core/placing/floor-arrow';
import { placedBackgrounds } from '@vitrine/core/placing/hotspot-positions';
import { pointOn } from '@vitrine/core/placing/picture-point';
import type { Location } from '@vitrine/core/world/location';
import { hotspotStyle, shapesOf } from './hotspot-style.server.ts';
import type { HotspotView, LocationView } from './location-view.ts';
import { directionStyle } from './panorama-view.server.ts';

/** A hotspot before it is known what is around it. */
export type UnplacedHotspot = Omit<HotspotView, 'label' | 'style' | 'arrow'>;

/**
 * Puts hotspots on the pictures of their location, if it has any. Labels avoid one another, so each position depends on
 * all hotspots.
 */
export function positionedHotspots(
  hotspots: readonly UnplacedHotspot[],
  { backgrounds, panorama }: Location,
): Pick<LocationView, 'hotspots' | 'shapes'> {
  const placed = placedBackgrounds(backgrounds);
  const looks = hotspots.map(
    ({ direction, placement }) => direction && arrowLook(direction, placement.on4x3),
  );
  const labels = labelPlaces(
    hotspots.map(({ placement, title, labelPicture }, index) => ({
      point: pointOn(placement, '16x9'),
      title,
      isOnFloor: looks[index]?.kind === 'floor',
      hasPicture: labelPicture !== undefined,
    })),
  );
  const positioned = hotspots.map((hotspot, index): HotspotView => {
    const { placement } = hotspot;
    const look = looks[index];
    return {
      ...hotspot,
      label: labels[index] ?? NO_LABEL,
      ...(look && { arrow: look.kind }),
      ...(placed && {
        style: { ...hotspotStyle(placement, placed, look), ...directionStyle(placement, panorama) },
      }),
    };
  });
  return { hotspots: positioned, ...(placed && { shapes: shapesOf(placed) }) };
}

const NO_LABEL: LabelPosition = { side: 'end', isThinned: false };
