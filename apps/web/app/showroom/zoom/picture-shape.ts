import { nearestAspectRatio, widthToHeightOf } from '@vitrine/core/background/aspect-ratio';
import { placedBackgrounds } from '@vitrine/core/placing/hotspot-positions';
import type { StageBackground } from '@vitrine/core/world/background';
import { isPhone } from '../browser/browser-conditions.ts';

/** Width divided by height of the picture that a box shows, as the player picks it. */
export function shapeOf(backgrounds: readonly StageBackground[], box: HTMLElement): number {
  const placed = placedBackgrounds(backgrounds);
  const size = { width: box.clientWidth, height: box.clientHeight };
  if (placed === undefined) return size.width / size.height;
  const { wide, narrow, phone } = placed;
  const shown = phone && isPhone() ? phone : nearestAspectRatio(size) === '16x9' ? wide : narrow;
  return widthToHeightOf(shown);
}
