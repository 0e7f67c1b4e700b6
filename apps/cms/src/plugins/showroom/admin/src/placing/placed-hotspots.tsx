import { CROWD, labelPlaces } from '@vitrine/core/appearance/label-sides';
import { pointOn } from '@vitrine/core/placing/picture-point';
import type { LabelPosition } from '@vitrine/core/appearance/label-sides';
import type { Placement } from '@vitrine/core/world/background';
import type { StartView } from '@vitrine/core/world/panorama';
import { useMemo } from 'react';
import type { PlacingSurroundings } from '../../../contracts/placing.ts';
import { keyOf, MIDDLE, priorityOf, titleOf } from './form-hotspot.ts';
import type { FormHotspot, HotspotKey } from './form-hotspot.ts';
import { appearanceOf } from './hotspot-appearance.ts';
import type { HotspotAppearance } from './hotspot-appearance.ts';
import { shownPlacement } from './round-position.ts';
import { aroundOf } from './use-surroundings.ts';

/** A hotspot with everything that is drawn for it. */
export interface DrawnHotspot {
  readonly key: HotspotKey;
  readonly hotspot: FormHotspot;
  readonly title: string;
  /** Where visitors see it on the pictures. */
  readonly placement: Placement;
  readonly appearance: HotspotAppearance;
  readonly label: LabelPosition;
}

/**
 * The hotspots as drawn in the showroom, the highest order first.
 *
 * @param start of the location's panorama, if it has one.
 */
export function useDrawn(
  hotspots: readonly FormHotspot[],
  surroundings: Pick<PlacingSurroundings, 'hotspots'>,
  start: StartView | undefined,
): readonly DrawnHotspot[] {
  return useMemo(() => {
    const sorted = hotspots.toSorted((one, other) => priorityOf(other) - priorityOf(one));
    const placements = sorted.map((hotspot) => shownPlacement(hotspot, start));
    const appearances = sorted.map((hotspot, index) =>
      appearanceOf(hotspot, aroundOf(surroundings, hotspot), placements[index]?.on4x3 ?? MIDDLE),
    );
    const labels = labelPlaces(
      sorted.map((hotspot, index) => ({
        point: pointOn(placements[index] ?? { on4x3: MIDDLE }, '16x9'),
        title: titleOf(hotspot),
        isOnFloor: appearances[index]?.arrow?.kind === 'floor',
        hasPicture: appearances[index]?.labelPicture !== undefined,
      })),
    );
    return sorted.flatMap((hotspot, index): readonly DrawnHotspot[] => {
      const [appearance, label, placement] = [appearances[index], labels[index], placements[index]];
      if (appearance === undefined || label === undefined || placement === undefined) return [];
      return [{ key: keyOf(hotspot), hotspot, title: titleOf(hotspot), placement, appearance, label }];
    });
  }, [hotspots, surroundings, start]);
}

/** The attribute of a hotspot layer by which the showroom's style sheets draw a crowd. */
export function crowdAttribute(count: number) {
  return { 'data-crowd': count > CROWD ? '' : undefined };
}
