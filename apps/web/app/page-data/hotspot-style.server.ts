import { widthToHeightOf } from '@vitrine/core/background/aspect-ratio';
import { pointProperties, shapeProperty } from '@vitrine/core/placing/cover-css';
import type { PlacedWindow } from '@vitrine/core/placing/cover-css';
import type { ArrowLook } from '@vitrine/core/placing/floor-arrow';
import type { PlacedBackgrounds } from '@vitrine/core/placing/hotspot-positions';
import { placedPictureOf, pointOn } from '@vitrine/core/placing/picture-point';
import type { Placement, StageBackground } from '@vitrine/core/world/background';
import type { HotspotStyle, PlacedStyle } from './location-view.ts';

/** The button back is at the lower edge, wherever its editor has put it. */
const LOWER_EDGE = 'calc(100cqh - var(--foot))';

/** The custom properties that put a hotspot in its position at every size of the window, without a script. */
export function hotspotStyle(
  placement: Placement,
  placed: PlacedBackgrounds,
  arrow: ArrowLook | undefined,
): HotspotStyle {
  const points = picturesOf(placed).map(([window, background]) =>
    pointProperties(window, pointOn(placement, placedPictureOf(background))),
  );
  return {
    ...Object.assign({}, ...points),
    ...(arrow?.kind === 'back' && { '--down': LOWER_EDGE }),
    ...(arrow?.kind === 'floor' && { '--near': arrow.scale, '--tilt': `${arrow.tilt}deg` }),
  };
}

/** The custom properties that say which shape the picture of each window has. */
export function shapesOf(placed: PlacedBackgrounds): PlacedStyle {
  return Object.assign(
    {},
    ...picturesOf(placed).map(([window, background]) => shapeProperty(window, widthToHeightOf(background))),
  );
}

function picturesOf({
  wide,
  narrow,
  phone,
}: PlacedBackgrounds): readonly (readonly [PlacedWindow, StageBackground])[] {
  return [['wide', wide], ['narrow', narrow], ...(phone ? [['phone', phone] as const] : [])];
}
