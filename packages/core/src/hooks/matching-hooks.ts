import type { BoxHook, HookEvent } from '../world/content.ts';
import type { PayloadId } from '../world/ids.ts';

/**
 * The hooks that answer an event, in the editor's order. A hook without locations answers everywhere; one
 * with locations only while the visitor is in one of them.
 *
 * @param request.location where the event happens: for `target_location_changed` the target, else where the
 * visitor stands; undefined before there is one.
 */
export function matchingHooks(request: {
  readonly hooks: readonly BoxHook[];
  readonly event: HookEvent;
  readonly location: PayloadId | undefined;
}): readonly BoxHook[] {
  const { hooks, event, location } = request;
  return hooks.filter(
    (hook) =>
      hook.event === event &&
      (hook.locations.length === 0 || (location !== undefined && hook.locations.includes(location))),
  );
}
