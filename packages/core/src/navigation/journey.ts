import type { PayloadId } from '../world/ids.ts';
import { findPath } from './find-path.ts';
import { fadeTo, flyPath, jumpTo } from './fly-path.ts';
import type { FlyPath, PlannedItem } from './fly-path.ts';
import type { NavigationEffect } from './navigation-effect.ts';
import type {
  Destination,
  NavigationContext,
  NavigationState,
  TravellingNavigation,
} from './navigation-state.ts';
import type { WorldItem, WorldItemQueue } from './world-item.ts';

/** A travelling state and its effects. */
export type TravelStep = readonly [state: TravellingNavigation, effects: readonly NavigationEffect[]];

/** Whether a journey to the location is possible inside the map, without an access code or a login. */
export function isWithinReach(target: PayloadId, { map, lockOf }: NavigationContext): boolean {
  return lockOf(target) === undefined && map.locations.has(target);
}

/** The items from a location to a target: the fly path, or in power-save mode a cut. */
export function planJourney(from: PayloadId, target: PayloadId, context: NavigationContext): FlyPath {
  const { map, flyMode, isPowerSave, lockOf } = context;
  if (isPowerSave) return jumpTo(target, 0);
  const path = findPath(map, { from, to: target, canPass: (location) => lockOf(location) === undefined });
  return flyPath({ path, target, flyMode });
}

/** Begins a journey along `plan`: hotspots are cleared, hooks run, and the first item is taken. */
export function depart(state: NavigationState, destination: Destination, plan: FlyPath): TravelStep {
  const [items, nextItemId] = numbered(plan, state.nextItemId);
  const [travelling, effects] = takeFirst(
    { ...state, interruptedBackground: undefined, nextItemId },
    { destination, queue: items, storedDestination: undefined },
  );
  return [
    travelling,
    [
      { type: 'runHooks', event: 'target_location_changed', location: destination.location },
      { type: 'preparePage', location: destination.location },
      ...effects,
    ],
  ];
}

/** Replaces the current item and all that follow, without beginning another journey. */
export function continueWith(state: TravellingNavigation, plan: FlyPath): TravelStep {
  const [queue, nextItemId] = numbered(plan, state.nextItemId);
  return takeFirst({ ...state, nextItemId }, { ...state, queue });
}

/** Keeps the current item and replaces all that follow. */
export function followWith(state: TravellingNavigation, plan: FlyPath): TravellingNavigation {
  const [items, nextItemId] = numbered(plan, state.nextItemId);
  return { ...state, queue: [state.queue[0], ...items], nextItemId };
}

/** Takes the next item of the queue after the first one has ended. */
export function takeNext(state: TravellingNavigation, rest: WorldItemQueue): TravelStep {
  return takeFirst(state, { ...state, queue: rest });
}

/** The visitor's location once the item has ended. */
export function locationAfter(item: WorldItem): PayloadId {
  return item.kind === 'location' ? item.payloadId : item.to;
}

/**
 * The item after a clip that failed: the next rung of the ladder is a cross-fade to the picture the clip would have
 * ended on, unless the next item is a cross-fade itself.
 */
export function afterFailedClip(
  clip: Extract<WorldItem, { kind: 'transition' }>,
  plan: readonly PlannedItem[],
): FlyPath {
  const fade = { ...fadeTo(clip.to, clip.blendingTime), ...(clip.arrival && { arrival: clip.arrival }) };
  const [next, ...rest] = plan;
  if (next === undefined) return [fade];
  if (next.kind === 'transition') return [fade, next, ...rest];
  return next.isDirect ? [next, ...rest] : [fade, ...rest];
}

function takeFirst(
  base: NavigationState,
  journey: Pick<TravellingNavigation, 'destination' | 'queue' | 'storedDestination'>,
): TravelStep {
  const { destination, queue, storedDestination } = journey;
  const [item, next] = queue;
  const location = item.kind === 'location' ? item.payloadId : base.location;
  const state: TravellingNavigation = {
    status: 'travelling',
    areHotspotsShown: false,
    location,
    interruptedBackground: base.interruptedBackground,
    nextItemId: base.nextItemId,
    destination,
    queue,
    hasItemStarted: false,
    storedDestination,
  };
  if (item.kind === 'transition') return [state, [{ type: 'play', item }]];
  const effects: NavigationEffect[] = [{ type: 'show', item }];
  if (location !== base.location) {
    effects.push({ type: 'runHooks', event: 'current_location_changed', location });
  }
  if (next !== undefined) effects.push({ type: 'preload', item: next });
  return [state, effects];
}

function numbered([first, ...others]: FlyPath, firstId: number): [queue: WorldItemQueue, nextItemId: number] {
  let id = firstId;
  const withId = (item: PlannedItem): WorldItem => {
    const numberedItem = { ...item, id };
    id += 1;
    return numberedItem;
  };
  const queue: WorldItemQueue = [withId(first), ...others.map(withId)];
  return [queue, id];
}
