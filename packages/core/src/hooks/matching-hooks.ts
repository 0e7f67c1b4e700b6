import type { BoxHook, HookEvent } from '../world/content.ts';
import type { PayloadId } from '../world/ids.ts';

/**
 * Whether a hook answers at a location: one without locations answers everywhere, one with locations only
 * in one of them.
 *
 * @param location where the event happens: for `target_location_changed` the target, else where the visitor
 * stands; undefined before there is one.
 */
export function answersAt(hook: Pick<BoxHook, 'locations'>, location: PayloadId | undefined): boolean {
  return hook.locations.length === 0 || (location !== undefined && hook.locations.includes(location));
}

/** The hooks that answer an event at a location, in the editor's order (see {@link answersAt}). */
export function matchingHooks(request: {
  readonly hooks: readonly BoxHook[];
  readonly event: HookEvent;
  readonly location: PayloadId | undefined;
}): readonly BoxHook[] {
  const { hooks, event, location } = request;
  return hooks.filter((hook) => hook.event === event && answersAt(hook, location));
}
