import { isBatteryLow } from './battery.ts';
import { isReducedMotion, isSavingData, isSlowConnection } from './browser-conditions.ts';

/**
 * Whether videos that only decorate may be loaded and play: not with reduced motion, not on a battery that is nearly
 * empty, and not where data are saved or the clips of walks need the whole connection.
 */
export async function mayDecorationMove(): Promise<boolean> {
  if (isReducedMotion() || isSavingData() || isSlowConnection()) return false;
  return !(await isBatteryLow());
}
