import {
  aspectRatioOfBackground,
  HOTSPOT_CSS_MARGIN,
  coverCssPosition,
  labelPlaces,
  pickBackground,
  pointOn,
  widthToHeightOf,
  type Background,
  type CssPosition,
  type LabelPlace,
  type PicturePoint,
} from '@vitrine/core';
import type { HotspotView, LocationView } from '~/showroom/location-view.ts';

/** Where a hotspot sits while one of the two pictures covers the stage. */
export interface SpotOnPicture {
  readonly point: PicturePoint;
  readonly widthToHeight: number;
  readonly css: CssPosition;
}

/** A hotspot with its place on the picture of wide windows and on the one of all others. */
export interface Spot {
  readonly hotspot: HotspotView;
  readonly wide: SpotOnPicture;
  readonly narrow: SpotOnPicture;
  readonly label: LabelPlace;
}

/** Places all hotspots of a view. A location without a picture has no places: its lists show them all. */
export function spotsOf(view: Pick<LocationView, 'backgrounds' | 'hotspots'>): readonly Spot[] {
  const wide = backgroundFor(view.backgrounds, { width: 1600, height: 900 });
  const narrow = backgroundFor(view.backgrounds, { width: 800, height: 600 });
  if (!wide || !narrow) return [];
  const labels = labelPlaces(
    view.hotspots.map(({ placement, title, direction, labelPicture }) => ({
      point: pointOn(placement, '16x9'),
      title,
      isOnFloor: direction !== undefined,
      hasPicture: labelPicture !== undefined,
    })),
  );
  return view.hotspots.map((hotspot, index) => ({
    hotspot,
    wide: spotOn(hotspot, wide),
    narrow: spotOn(hotspot, narrow),
    label: labels[index] ?? NO_LABEL,
  }));
}

const NO_LABEL: LabelPlace = { side: 'end', isThinned: false };

function backgroundFor(
  backgrounds: readonly Background[],
  box: { readonly width: number; readonly height: number },
): Background | undefined {
  const viewport = { ...box, devicePixelRatio: 1 };
  return pickBackground({ backgrounds, viewport, isMobile: false, isPowerSave: false });
}

function spotOn(hotspot: HotspotView, background: Background): SpotOnPicture {
  const point = pointOn(hotspot.placement, aspectRatioOfBackground(background));
  const widthToHeight = widthToHeightOf(background);
  return { point, widthToHeight, css: coverCssPosition(point, widthToHeight, HOTSPOT_CSS_MARGIN) };
}
