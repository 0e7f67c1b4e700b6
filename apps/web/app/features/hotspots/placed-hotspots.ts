import { widthToHeightOf } from '@vitrine/core/background/aspect-ratio';
import { pickBackground } from '@vitrine/core/background/pick-background';
import { HOTSPOT_CSS_MARGIN, coverCssPosition } from '@vitrine/core/placing/cover-css';
import type { CssPosition } from '@vitrine/core/placing/cover-css';
import { placedPictureOf, pointOn } from '@vitrine/core/placing/picture-point';
import type { Background, PicturePoint } from '@vitrine/core/world/background';
import type { HotspotView, LocationView } from '~/page-data/location-view.ts';

/** Where a hotspot sits while one of the pictures covers the stage. */
export interface HotspotPosition {
  readonly point: PicturePoint;
  readonly widthToHeight: number;
  readonly css: CssPosition;
}

/** A hotspot with its position on the picture of wide windows, of all others, and of phones. */
export interface PlacedHotspot {
  readonly hotspot: HotspotView;
  readonly wide: HotspotPosition;
  readonly narrow: HotspotPosition;
  /** Absent where phones have no picture of their own. */
  readonly phone?: HotspotPosition | undefined;
}

/** Positions all hotspots of a view. A location without a picture has no positions: its lists show them all. */
export function positionHotspots(
  view: Pick<LocationView, 'backgrounds' | 'hotspots'>,
): readonly PlacedHotspot[] {
  const { backgrounds, hotspots } = view;
  const wide = backgroundFor(backgrounds, { width: 1600, height: 900 });
  const narrow = backgroundFor(backgrounds, { width: 800, height: 600 });
  const phone = backgrounds.find(({ key }) => key === 'mobile');
  if (!wide || !narrow) return [];
  return hotspots.map((hotspot) => ({
    hotspot,
    wide: positionOn(hotspot, wide),
    narrow: positionOn(hotspot, narrow),
    phone: phone && positionOn(hotspot, phone),
  }));
}

function backgroundFor(
  backgrounds: readonly Background[],
  box: { readonly width: number; readonly height: number },
): Background | undefined {
  const viewport = { ...box, devicePixelRatio: 1 };
  return pickBackground({ backgrounds, viewport, isMobile: false, isPowerSave: false });
}

function positionOn(hotspot: HotspotView, background: Background): HotspotPosition {
  const point = pointOn(hotspot.placement, placedPictureOf(background));
  const widthToHeight = widthToHeightOf(background);
  return { point, widthToHeight, css: coverCssPosition(point, widthToHeight, HOTSPOT_CSS_MARGIN) };
}
