import type { PicturePoint } from '@vitrine/core/world/background';
import type { HotspotSettings } from '@vitrine/core/world/settings/hotspots';

/** Percent of a picture. */
const MIDDLE = 50;

/** Frames a second that the stagger interval is counted in (specification section 9; `staggerInterval`). */
const FRAMES = 60;

/** Seconds after which even the last of many hotspots has begun to come in. */
const LATEST = 2;

/** Seconds until a hotspot comes in: all at once, or one after the other (specification section 9). */
export function appearanceDelay(
  index: number,
  count: number,
  { isStaggered, staggerInterval }: Pick<HotspotSettings, 'isStaggered' | 'staggerInterval'>,
): number {
  if (!isStaggered || count < 2) return 0;
  return index * Math.min(staggerInterval / FRAMES, LATEST / (count - 1));
}

/** The place of each point in the order in which they come in: one sweep from the middle of the picture outwards. */
export function sweepOrder(points: readonly PicturePoint[]): readonly number[] {
  const far = points.map(({ x, y }) => Math.hypot(x - MIDDLE, y - MIDDLE));
  return far.map(
    (own, index) => far.filter((one, other) => one < own || (one === own && other < index)).length,
  );
}
