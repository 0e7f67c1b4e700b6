import { placedBackgrounds } from '@vitrine/core/placing/hotspot-positions';
import { areaOn } from '@vitrine/core/placing/picture-area';
import type { StageBackground } from '@vitrine/core/world/background';
import type { Location } from '@vitrine/core/world/location';
import type { PictureArea } from '@vitrine/core/world/looping-detail';
import type { LocationView } from './location-view.ts';

/**
 * The details of a location with their rectangles on every picture. None over a film: it moves by itself, and what lies
 * in its rectangle a moment later is not known.
 */
export function detailsOf({ details, backgrounds }: Location): Pick<LocationView, 'details'> {
  const placed = placedBackgrounds(backgrounds);
  if (details === undefined || placed === undefined) return {};
  if (backgrounds.some(({ kind }) => kind === 'video')) return {};
  const pictures = Object.entries<StageBackground>({ ...placed });
  return {
    details: details.map(({ video: { url }, placement }) => ({
      url,
      style: Object.fromEntries(
        pictures.flatMap(([name, picture]) => sidesOf(name, areaOn(placement, picture))),
      ),
    })),
  };
}

function sidesOf(name: string, { x, y, width, height }: PictureArea): readonly [string, string][] {
  return Object.entries({ x, y, width, height }).map(([side, percent]) => [
    `--${name}-${side}`,
    `${rounded(percent)}%`,
  ]);
}

/** A thousandth of a percent moves nothing by a pixel. */
function rounded(value: number): number {
  return Number(value.toFixed(4));
}
