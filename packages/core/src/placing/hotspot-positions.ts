import { widthToHeightOf } from '../background/aspect-ratio.ts';
import type { BoxSize } from '../background/aspect-ratio.ts';
import { pickBackground } from '../background/pick-background.ts';
import type { Background, PicturePoint, Placement } from '../world/background.ts';
import { placedPictureOf, pointOn } from './picture-point.ts';

/** Where a hotspot is while one of the pictures covers the stage. */
export interface HotspotPosition {
  readonly point: PicturePoint;
  readonly widthToHeight: number;
}

/** Where a hotspot is on the picture of wide windows, of all others, and of phones. */
export interface HotspotPositions {
  readonly wide: HotspotPosition;
  readonly narrow: HotspotPosition;
  /** Absent where phones have no picture of their own. */
  readonly phone?: HotspotPosition;
}

/** Finds the positions on the pictures of a location; undefined where it has none: its lists show its hotspots. */
export function hotspotPositions(
  placement: Placement,
  backgrounds: readonly Background[],
): HotspotPositions | undefined {
  const wide = backgroundFor(backgrounds, { width: 1600, height: 900 });
  const narrow = backgroundFor(backgrounds, { width: 800, height: 600 });
  const phone = backgrounds.find(({ key }) => key === 'mobile');
  if (!wide || !narrow) return undefined;
  return {
    wide: positionOn(placement, wide),
    narrow: positionOn(placement, narrow),
    ...(phone && { phone: positionOn(placement, phone) }),
  };
}

function backgroundFor(backgrounds: readonly Background[], box: BoxSize): Background | undefined {
  const viewport = { ...box, devicePixelRatio: 1 };
  return pickBackground({ backgrounds, viewport, isMobile: false, isPowerSave: false });
}

function positionOn(placement: Placement, background: Background): HotspotPosition {
  return {
    point: pointOn(placement, placedPictureOf(background)),
    widthToHeight: widthToHeightOf(background),
  };
}
