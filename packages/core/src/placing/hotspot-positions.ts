import { widthToHeightOf } from '../background/aspect-ratio.ts';
import type { BoxSize } from '../background/aspect-ratio.ts';
import { pickBackground } from '../background/pick-background.ts';
import type { PicturePoint, Placement, StageBackground } from '../world/background.ts';
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

/** The backgrounds of a location that wide windows, all others and phones show. */
export interface PlacedBackgrounds {
  readonly wide: StageBackground;
  readonly narrow: StageBackground;
  /** Absent where phones have no picture of their own. */
  readonly phone?: StageBackground;
}

/** Finds the positions on the pictures of a location; undefined where it has none: its lists show its hotspots. */
export function hotspotPositions(
  placement: Placement,
  backgrounds: readonly StageBackground[],
): HotspotPositions | undefined {
  const placed = placedBackgrounds(backgrounds);
  if (placed === undefined) return undefined;
  const { wide, narrow, phone } = placed;
  return {
    wide: positionOn(placement, wide),
    narrow: positionOn(placement, narrow),
    ...(phone && { phone: positionOn(placement, phone) }),
  };
}

/** What each kind of window shows of a location, so that a style sheet can decide; undefined where it has no picture. */
export function placedBackgrounds(backgrounds: readonly StageBackground[]): PlacedBackgrounds | undefined {
  const wide = backgroundFor(backgrounds, { width: 1600, height: 900 });
  const narrow = backgroundFor(backgrounds, { width: 800, height: 600 });
  const phone = backgrounds.find(({ key }) => key === 'mobile');
  return wide && narrow && { wide, narrow, ...(phone && { phone }) };
}

function backgroundFor(backgrounds: readonly StageBackground[], box: BoxSize): StageBackground | undefined {
  const viewport = { ...box, devicePixelRatio: 1 };
  return pickBackground({ backgrounds, viewport, isMobile: false, isPowerSave: false });
}

function positionOn(placement: Placement, background: StageBackground): HotspotPosition {
  return {
    point: pointOn(placement, placedPictureOf(background)),
    widthToHeight: widthToHeightOf(background),
  };
}
