import { placedAt, placedOnPicture, placementOf } from './form-hotspot.ts';
import type { FormHotspot } from './form-hotspot.ts';
import { movedTo, withOwnWidePosition } from './move-hotspot.ts';
import type { PlacingRules } from './placing-state.ts';
import { placedTowards } from './round-position.ts';

/** How the hotspots of a location are placed: on its pictures, and all around in its panorama. */
export const HOTSPOT_RULES: PlacingRules<FormHotspot> = {
  moved(hotspot, to, isParted) {
    if (to.ratio === 'panorama') return placedTowards(hotspot, { ...to, isParted });
    const { ratio, point } = to;
    const placement = movedTo(placementOf(hotspot), { ratio, to: point, isParted });
    return typeof ratio === 'string' ? placedOnPicture(hotspot, placement) : placedAt(hotspot, placement);
  },
  parted(hotspot, isParted) {
    return placedAt(hotspot, withOwnWidePosition(placementOf(hotspot), isParted));
  },
};
