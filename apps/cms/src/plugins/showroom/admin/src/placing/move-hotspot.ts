import { fromCentreCrop, pointOn, toCentreCrop } from '@vitrine/core/placing/picture-point';
import type { PlacedPicture } from '@vitrine/core/placing/picture-point';
import type { PicturePoint, Placement } from '@vitrine/core/world/background';

/**
 * How far, in percent of the picture, a point of the 16:9 picture may be from the centre crop's and still go
 * with the 4:3 one: less than what a renderer rounds away, and more than two decimals.
 */
const SAME_POSITION = 0.25;

/** The least that positions are kept to, in percent: a fifth of a pixel on a screen of 1,920. */
const STEP = 0.01;

/** Whether the place on the 16:9 picture follows from the one on the 4:3 picture. */
export function isLinked({ on4x3, on16x9 }: Placement): boolean {
  if (on16x9 === undefined) return true;
  const crop = toCentreCrop(on4x3);
  return Math.hypot(on16x9.x - crop.x, on16x9.y - crop.y) <= SAME_POSITION;
}

/**
 * Puts a hotspot somewhere else on one of the pictures. While the places on the 4:3 and the 16:9 picture belong
 * together the other one follows; where an editor has parted them, it stays. On the mobile picture a hotspot that is
 * moved has a place of its own: what phones show is rarely the middle of another picture.
 *
 * @param move.to in percent of that picture; it is kept on the picture.
 * @param move.isParted the editor has parted the two places, though they are still the same.
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

/** Gives the 16:9 picture a place of its own, where the hotspot stands now; or takes it away. */
export function withOwnWidePosition({ on16x9, ...others }: Placement, isOwn: boolean): Placement {
  return isOwn ? { ...others, on16x9: on16x9 ?? held(toCentreCrop(others.on4x3)) } : others;
}

/** Gives the mobile picture a place of its own, where the hotspot stands now; or takes it away. */
export function withOwnMobilePosition(
  placement: Placement,
  mobile: PlacedPicture,
  isOwn: boolean,
): Placement {
  const { onMobile: _given, ...others } = placement;
  return isOwn ? { ...others, onMobile: held(pointOn(placement, mobile)) } : others;
}

/** On the picture and without decimals that nobody sees. */
export function held({ x, y }: PicturePoint): PicturePoint {
  return { x: rounded(x), y: rounded(y) };
}

function rounded(value: number): number {
  return Math.round(Math.min(Math.max(value, 0), 100) / STEP) / Math.round(1 / STEP);
}
