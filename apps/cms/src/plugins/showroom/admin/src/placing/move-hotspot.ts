import { fromCentreCrop, pointOn, toCentreCrop } from '@vitrine/core/placing/picture-point';
import type { PlacedPicture } from '@vitrine/core/placing/picture-point';
import type { PicturePoint, Placement } from '@vitrine/core/world/background';

/**
 * Tolerance, in percent of the picture, within which a 16:9 position still follows the 4:3 one: less than a
 * renderer rounds away, more than two decimals.
 */
const SAME_POSITION = 0.25;

/** Precision of positions, in percent: a fifth of a pixel on a screen 1,920 pixels wide. */
const STEP = 0.01;

/** Whether the position on the 16:9 picture follows from the one on the 4:3 picture. */
export function isLinked({ on4x3, on16x9 }: Placement): boolean {
  if (on16x9 === undefined) return true;
  const crop = toCentreCrop(on4x3);
  return Math.hypot(on16x9.x - crop.x, on16x9.y - crop.y) <= SAME_POSITION;
}

/**
 * Moves a hotspot on one of the pictures. While its positions on the 4:3 and the 16:9 picture are linked, the
 * other one follows; if an editor has separated them, it stays. A hotspot moved on the mobile picture gets its
 * own position there, because that picture is rarely the centre of another one.
 *
 * @param move.to in percent of that picture; it is limited to the picture.
 * @param move.isParted the editor has separated the two positions, though they are still equal.
 */
export function movedTo(placement: Placement, { ratio, to, isParted = false }: Move): Placement {
  if (typeof ratio !== 'string') return { ...placement, onMobile: held(to) };
  const { onMobile } = placement;
  const mobile = onMobile && { onMobile };
  if (!isParted && isLinked(placement)) {
    return { on4x3: held(ratio === '4x3' ? to : fromCentreCrop(held(to))), ...mobile };
  }
  const { on4x3, on16x9 } = withOwnWidePosition(placement, true);
  if (ratio === '16x9') return { on4x3, on16x9: held(to), ...mobile };
  return { on4x3: held(to), ...(on16x9 && { on16x9 }), ...mobile };
}

interface Move {
  readonly ratio: PlacedPicture;
  readonly to: PicturePoint;
  readonly isParted?: boolean;
}

/** Separates the position on the 16:9 picture, starting at the current one, or links it again. */
export function withOwnWidePosition({ on16x9, ...others }: Placement, isOwn: boolean): Placement {
  return isOwn ? { ...others, on16x9: on16x9 ?? held(toCentreCrop(others.on4x3)) } : others;
}

/** Separates the position on the mobile picture, starting at the current one, or links it again. */
export function withOwnMobilePosition(
  placement: Placement,
  mobile: PlacedPicture,
  isOwn: boolean,
): Placement {
  const { onMobile: _given, ...others } = placement;
  return isOwn ? { ...others, onMobile: held(pointOn(placement, mobile)) } : others;
}

/** Limits a point to the picture and rounds it to the precision of positions. */
export function held({ x, y }: PicturePoint): PicturePoint {
  return { x: rounded(x), y: rounded(y) };
}

function rounded(value: number): number {
  return Math.round(Math.min(Math.max(value, 0), 100) / STEP) / Math.round(1 / STEP);
}
