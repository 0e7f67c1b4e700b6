import type { HotspotSettings } from '@vitrine/core/world/settings/hotspots';

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
