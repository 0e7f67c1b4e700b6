import { CROWD, labelPlaces } from '@vitrine/core/appearance/label-sides';
import { pointOn } from '@vitrine/core/placing/picture-point';
import type { LabelPosition } from '@vitrine/core/appearance/label-sides';
import { useMemo } from 'react';
import type { PlacingSurroundings } from '../../../contracts/placing.ts';
import { keyOf, placementOf, priorityOf, titleOf } from './form-hotspot.ts';
import type { FormHotspot, HotspotKey } from './form-hotspot.ts';
import { appearanceOf } from './hotspot-appearance.ts';
import type { HotspotAppearance } from './hotspot-appearance.ts';
import { aroundOf } from './use-surroundings.ts';

/** A hotspot with everything that is drawn for it. */
export interface DrawnHotspot {
  readonly key: HotspotKey;
  readonly hotspot: FormHotspot;
  readonly title: string;
  readonly appearance: HotspotAppearance;
  readonly label: LabelPosition;
}

/** The hotspots as drawn in the showroom, the highest order first. */
export function useDrawn(
  hotspots: readonly FormHotspot[],
  surroundings: Pick<PlacingSurroundings, 'hotspots'>,
): readonly DrawnHotspot[] {
  return useMemo(() => {
    const sorted = hotspots.toSorted((one, other) => priorityOf(other) - priorityOf(one));
    const appearances = sorted.map((hotspot) => appearanceOf(hotspot, aroundOf(surroundings, hotspot)));
    const labels = labelPlaces(
      sorted.map((hotspot, index) => ({
        point: pointOn(placementOf(hotspot), '16x9'),
        title: titleOf(hotspot),
        isOnFloor: appearances[index]?.arrow?.kind === 'floor',
        hasPicture: appearances[index]?.labelPicture !== undefined,
      })),
    );
    return sorted.flatMap((hotspot, index): readonly DrawnHotspot[] => {
      const [appearance, label] = [appearances[index], labels[index]];
      if (appearance === undefined || label === undefined) return [];
      return [{ key: keyOf(hotspot), hotspot, title: titleOf(hotspot), appearance, label }];
    });
  }, [hotspots, surroundings]);
}

/** The attribute of a hotspot layer by which the showroom's style sheets draw a crowd. */
export function crowdAttribute(count: number) {
  return { 'data-crowd': count > CROWD ? '' : undefined };
}
