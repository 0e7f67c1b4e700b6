import { assertNever } from '../assert-never.ts';
import type { PayloadId } from '../world/ids.ts';
import { FADE_TIME } from '../world/transition.ts';
import { cutTo, fadeTo, jumpTo, standInAfter } from './fly-path.ts';
import type { FlyPath } from './fly-path.ts';
import {
  afterFailedClip,
  continueWith,
  depart,
  followWith,
  isWithinReach,
  locationAfter,
  planJourney,
  takeNext,
} from './journey.ts';
import type { NavigationEffect } from './navigation-effect.ts';
import type { NavigationEvent } from './navigation-event.ts';
import type {
  BlockedNavigation,
  Destination,
  IdleNavigation,
  NavigationContext,
  NavigationState,
  TravellingNavigation,
} from './navigation-state.ts';

/** The state after an event and its effects, in order. */
export type NavigationStep = readonly [state: NavigationState, effects: readonly NavigationEffect[]];

/**
 * The navigation machine (specification section 4, Navigation). It is called `navigate` because `transition` means a
 * move between locations here. Pure: it returns the effects and runs none.
 *
 * - A target set while travelling is stored, the last one wins, and it is applied when the item on the stage has
 * ended: the visitor turns off at the next location. A stored target that is locked or unknown to the map waits until
 * the journey has ended.
 * - A visitor who has seen enough finishes the journey: the last target set is shown, with nothing between.
 * - A target that equals the current location changes nothing.
 * - A locked target blocks: the password keyboard opens, or the visitor is sent to the login.
 * - Otherwise the cheapest path that leads through no locked location is turned into the fly path and queued.
 * - A clip that fails is replaced by a cross-fade and a picture that fails is passed over, so that every journey ends
 * after finitely many reports, even if all of its media fail.
 */
export function navigate(
  state: NavigationState,
  event: NavigationEvent,
  context: NavigationContext,
): NavigationStep {
  switch (event.type) {
    case 'targetSet':
      return setTarget(state, { location: event.target, address: event.address }, context);
    case 'itemStarted':
      return isOnStage(state, event.item) ? startItem(state) : [state, []];
    case 'itemEnded':
      return isOnStage(state, event.item) ? endItem(state, false, context) : [state, []];
    case 'itemFailed':
      return isOnStage(state, event.item) ? endItem(state, true, context) : [state, []];
    case 'finish':
      return state.status === 'travelling' ? finishJourney(state, context) : [state, []];
    case 'powerSaveOn':
      if (state.status === 'travelling') return jumpToTarget(state, context);
      return [state.status === 'idle' ? withoutArrival(state) : state, []];
    case 'powerSaveOff':
      return [state, []];
    case 'blockLifted':
      return state.status === 'blocked' ? liftBlock(state, event.target, context) : [state, []];
    case 'blockDismissed':
      return state.status === 'blocked' ? dismissBlock(state) : [state, []];
    case 'contentChanged':
      return state.status === 'travelling' ? keepToTheMap(state, context) : [state, []];
    case 'reset':
      return reset(state, event.location);
    default:
      return assertNever(event);
  }
}

function setTarget(
  state: NavigationState,
  destination: Destination,
  context: NavigationContext,
): NavigationStep {
  if (state.status === 'travelling') {
    const isTravelling = destination.location === state.destination.location;
    const change = isTravelling
      ? { destination, storedDestination: undefined }
      : { storedDestination: destination };
    return [{ ...state, ...change }, []];
  }
  const [next, effects] = approach(toIdle(state), destination, context);
  const isKeyboardLeftOpen = state.status === 'blocked' && state.lock === 'password';
  const isKeyboardWanted = next.status === 'blocked' && next.lock === 'password';
  if (isKeyboardLeftOpen && !isKeyboardWanted) return [next, [{ type: 'closePasswordKeyboard' }, ...effects]];
  return [next, effects];
}

function approach(
  state: IdleNavigation,
  destination: Destination,
  context: NavigationContext,
): NavigationStep {
  const target = destination.location;
  if (target === state.location) return [state, []];
  const lock = context.lockOf(target);
  if (lock !== undefined) {
    const ask: NavigationEffect =
      lock === 'password' ? { type: 'openPasswordKeyboard', target } : { type: 'redirectToLogin', target };
    return [{ ...state, status: 'blocked', destination, lock }, [ask]];
  }
  if (!context.map.locations.has(target)) return [state, [{ type: 'loadPage', target }]];
  return depart(state, destination, planJourney(state.location, target, context));
}

function startItem(state: TravellingNavigation): NavigationStep {
  if (state.hasItemStarted) return [state, []];
  const [item, next] = state.queue;
  const isPreloading = item.kind === 'transition' && next !== undefined;
  return [{ ...state, hasItemStarted: true }, isPreloading ? [{ type: 'preload', item: next }] : []];
}

function endItem(
  travelling: TravellingNavigation,
  hasFailed: boolean,
  context: NavigationContext,
): NavigationStep {
  const [item, next, ...others] = travelling.queue;
  if (next === undefined) return arrive(travelling, context);
  const failedClip = hasFailed && item.kind === 'transition' ? item : undefined;
  const state = failedClip === undefined ? travelling : { ...travelling, ...interruption(travelling) };
  const stored = state.storedDestination;
  if (stored !== undefined && isWithinReach(stored.location, context)) {
    const at = locationAfter(item);
    const isThere = item.kind === 'location' && at === stored.location;
    if (isThere) return arrive({ ...state, destination: stored, storedDestination: undefined }, context);
    const plan: FlyPath =
      at === stored.location ? [standInAfter(item)] : planJourney(at, stored.location, context);
    return depart(state, stored, failedClip === undefined ? plan : afterFailedClip(failedClip, plan));
  }
  if (failedClip !== undefined) return continueWith(state, afterFailedClip(failedClip, [next, ...others]));
  return takeNext(state, [next, ...others]);
}

/** The last item has ended: the visitor is in the destination, and a stored target is applied. */
function arrive(state: TravellingNavigation, context: NavigationContext): NavigationStep {
  const { address } = state.destination;
  const effects: readonly NavigationEffect[] =
    address === 'keep' ? [] : [{ type: 'pushUrl', location: state.location, mode: address }];
  const [{ arrival }] = state.queue;
  const idle: IdleNavigation = { ...toIdle(state), ...(arrival && { arrival }) };
  if (state.storedDestination === undefined) return [idle, effects];
  const [next, more] = approach(idle, state.storedDestination, context);
  return [next, [...effects, ...more]];
}

/** Seconds in which the destination appears for a visitor who does not watch the rest of the walk. */
const FINISH_TIME = 0.2;

/** A stored target that is locked or unknown to the map still waits for the arrival. */
function finishJourney(state: TravellingNavigation, context: NavigationContext): NavigationStep {
  const stored = state.storedDestination;
  const cut = { ...state, ...interruption(state) };
  if (stored !== undefined && isWithinReach(stored.location, context)) {
    return depart(cut, stored, [fadeTo(stored.location, FINISH_TIME)]);
  }
  const [item, next] = state.queue;
  // The destination appears already: a second tap would only delay it.
  if (item.kind === 'location' && next === undefined) return [state, []];
  return continueWith(cut, [fadeTo(state.destination.location, FINISH_TIME)]);
}

/** Specification section 4: "In power-save mode the target is jumped to directly." */
function jumpToTarget(state: TravellingNavigation, context: NavigationContext): NavigationStep {
  const stored = state.storedDestination;
  const cut = { ...state, ...interruption(state) };
  if (stored === undefined || !isWithinReach(stored.location, context)) {
    return continueWith(cut, jumpTo(state.destination.location, 0));
  }
  return continueWith(
    { ...cut, destination: stored, storedDestination: undefined },
    jumpTo(stored.location, 0),
  );
}

/** The item on the stage may end; what would follow must still exist. */
function keepToTheMap(state: TravellingNavigation, { map }: NavigationContext): NavigationStep {
  const { queue, destination, location } = state;
  const [item, ...rest] = queue;
  const isKnown = (at: PayloadId) => map.locations.has(at);
  const isDestinationKnown = isKnown(destination.location);
  const areItemsKnown = rest.every(({ kind, payloadId }) =>
    kind === 'location' ? isKnown(payloadId) : map.transitions.has(payloadId),
  );
  if (isDestinationKnown && areItemsKnown) return [state, []];
  if (isDestinationKnown) return [followWith(state, jumpTo(destination.location)), []];
  const fallback = [locationAfter(item), location].find(isKnown);
  if (fallback === undefined) {
    const target = (state.storedDestination ?? destination).location;
    return [toIdle(state), [{ type: 'loadPage', target }]];
  }
  const turned: TravellingNavigation = { ...state, destination: { location: fallback, address: 'replace' } };
  const end = fallback === locationAfter(item) ? standInAfter(item) : fadeTo(fallback, FADE_TIME);
  return [followWith(turned, [end]), [{ type: 'notify', message: 'targetGone' }]];
}

/** The journey continues to its destination; if that was a door, to the location that replaced it. */
function liftBlock(
  state: BlockedNavigation,
  target: PayloadId = state.destination.location,
  context: NavigationContext,
): NavigationStep {
  return setTarget(state, { ...state.destination, location: target }, context);
}

function dismissBlock(state: BlockedNavigation): NavigationStep {
  const effects: NavigationEffect[] = [];
  if (state.lock === 'password') effects.push({ type: 'closePasswordKeyboard' });
  if (state.destination.address === 'keep') {
    effects.push({ type: 'pushUrl', location: state.location, mode: 'replace' });
  }
  return [toIdle(state), effects];
}

/** "Resetting clears the queue, next payload and interrupted background id" (specification section 4). */
function reset(state: NavigationState, location: PayloadId = state.location): NavigationStep {
  const hasMoved = location !== state.location;
  const isStageStale = hasMoved || state.status === 'travelling';
  const effects: NavigationEffect[] = [];
  if (state.status === 'blocked' && state.lock === 'password')
    effects.push({ type: 'closePasswordKeyboard' });
  if (isStageStale) {
    const item = { ...cutTo(location), id: state.nextItemId };
    effects.push({ type: 'show', item });
  }
  if (hasMoved) effects.push({ type: 'runHooks', event: 'current_location_changed', location });
  if (!hasMoved && state.status === 'travelling') {
    effects.push({ type: 'pushUrl', location, mode: 'replace' });
  }
  const nextItemId = state.nextItemId + (isStageStale ? 1 : 0);
  const end: IdleNavigation = {
    ...withoutArrival(toIdle(state)),
    location,
    nextItemId,
    interruptedBackground: undefined,
  };
  return [end, effects];
}

function isOnStage(state: NavigationState, item: number): state is TravellingNavigation {
  return state.status === 'travelling' && state.queue[0].id === item;
}

function interruption({
  queue,
  hasItemStarted,
  interruptedBackground,
}: TravellingNavigation): Pick<NavigationState, 'interruptedBackground'> {
  const [item] = queue;
  const isCutOff = item.kind === 'transition' && hasItemStarted;
  return { interruptedBackground: isCutOff ? item.payloadId : interruptedBackground };
}

/** Visitors who see no panorama any more have not come in when they see one again. */
function withoutArrival({ arrival: _arrival, ...state }: IdleNavigation): IdleNavigation {
  return state;
}

function toIdle(state: NavigationState): IdleNavigation {
  if (state.status === 'idle') return state;
  const { location, interruptedBackground, nextItemId } = state;
  return { status: 'idle', location, areHotspotsShown: true, interruptedBackground, nextItemId };
}
