import { labelPlaces } from '@vitrine/core/appearance/label-sides';
import type { LabelPosition } from '@vitrine/core/appearance/label-sides';
import { arrowLook } from '@vitrine/core/placing/floor-arrow';
import { pointOn } from '@vitrine/core/placing/picture-point';
import type { Location } from '@vitrine/core/world/location';
import { hotspotStyle } from './hotspot-style.server.ts';
import type { HotspotView } from './location-view.ts';
import { directionStyle } from './panorama-view.server.ts';

/** A hotspot before it is known what is around it. */
export type UnplacedHotspot = Omit<HotspotView, 'label' | 'style' | 'arrow'>;

/** Puts hotspots on the picture of their location. Labels avoid one another, so each position depends on all hotspots. */
export function positionedHotspots(
  hotspots: readonly UnplacedHotspot[],
  { backgrounds, panorama }: Location,
): readonly HotspotView[] {
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
  return hotspots.map((hotspot, index) => {
    const look = looks[index];
    const style = hotspotStyle(hotspot.placement, backgrounds, look);
    return {
      ...hotspot,
      label: labels[index] ?? NO_LABEL,
      ...(look && { arrow: look.kind }),
      ...(style && { style: { ...style, ...directionStyle(hotspot.placement, panorama) } }),
    };
  });
}

const NO_LABEL: LabelPosition = { side: 'end', isThinned: false };
