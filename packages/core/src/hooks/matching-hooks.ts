import type { BoxHook } from '../world/content.ts';
import type { PayloadId } from '../world/ids.ts';

/**
 * Whether a hook answers at a location: one without locations answers everywhere, one with locations only
 * in one of them.
 *
 * @param location where the event happens: for `target_location_changed` the target, else where the visitor
 * is; undefined before there is one.
 */
export function answersAt(hook: Pick<BoxHook, 'locations'>, location: PayloadId | undefined): boolean {
  return hook.locations.length === 0 || (location !== undefined && hook.locations.includes(location));
}
