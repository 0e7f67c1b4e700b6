import { HOTSPOT_CSS_MARGIN, coverCssPosition } from '@vitrine/core/placing/cover-css';
import type { ArrowLook } from '@vitrine/core/placing/floor-arrow';
import { hotspotPositions } from '@vitrine/core/placing/hotspot-positions';
import type { HotspotPosition } from '@vitrine/core/placing/hotspot-positions';
import type { Background, Placement } from '@vitrine/core/world/background';
import type { HotspotStyle } from './location-view.ts';

/** The button back is at the lower edge, wherever its editor has put it. */
const LOWER_EDGE = 'calc(100cqh - var(--foot))';

/**
 * The custom properties that put a hotspot in its position at every size of the window, without a script; undefined
 * where the location has no picture.
 */
export function hotspotStyle(
  placement: Placement,
  backgrounds: readonly Background[],
  arrow: ArrowLook | undefined,
): HotspotStyle | undefined {
  const positions = hotspotPositions(placement, backgrounds);
  if (positions === undefined) return undefined;
  const at = (name: string, { point, widthToHeight }: HotspotPosition): HotspotStyle => {
    const { left, top } = coverCssPosition(point, widthToHeight, HOTSPOT_CSS_MARGIN);
    return { [`--${name}-x`]: left, [`--${name}-y`]: arrow?.kind === 'back' ? LOWER_EDGE : top };
  };
  return {
    ...at('wide', positions.wide),
    ...at('narrow', positions.narrow),
    ...(positions.phone && at('phone', positions.phone)),
    ...(arrow?.kind === 'floor' && { '--near': arrow.scale, '--tilt': `${arrow.tilt}deg` }),
  };
}
