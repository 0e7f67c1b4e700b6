import type { PayloadId } from '../world/ids.ts';
import { DEFAULT_BLENDING_TIME, FADE_TIME } from '../world/transition.ts';
import type { FlyModeSettings } from '../world/settings/fly-mode.ts';
import type { WalkTransition } from './walk-graph.ts';
import type { LocationItem, TransitionItem } from './world-item.ts';

/** A world item before it is queued. */
export type PlannedItem = PlannedTransition | PlannedLocation;

export type PlannedTransition = Omit<TransitionItem, 'id'>;
export type PlannedLocation = Omit<LocationItem, 'id'>;

/** The items still to show, in order; never empty, and the last one is the target location. */
export type FlyPath = readonly [PlannedItem, ...PlannedItem[]];

/** Specification section 9: the normal playback rate. */
const NORMAL_PLAYBACK_RATE = 1;

/** The items of a path of one step: a transition and the location it leads to. */
const ITEMS_PER_STEP = 2;

/**
 * Turns a path into the world items that are queued. Specification section 4, Navigation:
 *
 * - "With fly mode on and a path of more than 2 and at most the maximum number of items, each transition is
 *   played, optionally only transitions and the final location."
 * - "With fly mode off and a path longer than 2, only the final location is used, with a direct transition."
 * - "A single-step path uses a non-direct transition. Otherwise all items play at normal playback rate."
 *
 * **What counts as an item:** every transition and every location still to come, so two for each step. The
 * visitor's location is not one of them. A single step has 2 items, and the default maximum of 6
 * is three steps: entrance, reception, atrium, lounge is flown.
 *
 * **Flying** plays the clips at the fly mode's playback rate; with `skipLocations` the locations between are
 * left out of the queue and count all the same.
 *
 * **Longer than the maximum:** all items play at the normal rate, the locations between among them. Where a
 * showroom's settings want it (`beyondMaximum`), only the final location is used, directly, as with fly mode off.
 *
 * **Direct** means without a clip: the picture of the location fades in over the blending time. A transition
 * that the editor marked `directTransition`, or that has no clip at all, is direct at any position.
 *
 * @param path the transitions to the target; empty when the visitor is there already, and undefined when no
 *   way leads there, which is a direct move as well: the visitor always arrives.
 */
export function flyPath({
  path,
  target,
  flyMode,
}: {
  path: readonly WalkTransition[] | undefined;
  target: PayloadId;
  flyMode: FlyModeSettings;
}): FlyPath {
  if (path === undefined) return jumpTo(target);
  const itemCount = path.length * ITEMS_PER_STEP;
  if (itemCount === 0) return [standIn(target)];
  const isSingleStep = itemCount === ITEMS_PER_STEP;
  const isTooLong = itemCount > flyMode.maximumItems;
  if (!isSingleStep && (!flyMode.isActive || (isTooLong && flyMode.beyondMaximum === 'goDirectly'))) {
    return jumpTo(target);
  }
  return isSingleStep || isTooLong
    ? travel({
        path,
        target,
        isSkippingLocations: false,
        playbackRate: NORMAL_PLAYBACK_RATE,
        blendingTime: DEFAULT_BLENDING_TIME,
        fadeTime: FADE_TIME,
      })
    : travel({
        path,
        target,
        isSkippingLocations: flyMode.skipLocations,
        playbackRate: flyMode.playbackRate,
        blendingTime: flyMode.blendingTime,
        fadeTime: flyMode.blendingTime,
      });
}

/**
 * The queue of a direct move: far, as the visitor sees no step of it. `blendingTime` in seconds; 0 is a cut, as in
 * power-save mode.
 */
export function jumpTo(target: PayloadId, blendingTime: number = FADE_TIME): FlyPath {
  const jump = fadeTo(target, blendingTime);
  return [blendingTime > 0 ? { ...jump, isFar: true } : jump];
}

/** A location reached without a clip. */
export function fadeTo(location: PayloadId, blendingTime: number): PlannedLocation {
  return { kind: 'location', payloadId: location, isDirect: true, blendingTime };
}

/** A location shown at once, replacing the current picture. */
export function cutTo(location: PayloadId): PlannedLocation {
  return fadeTo(location, 0);
}

/** A location whose picture is already on the stage as the last frame of a clip. */
export function standIn(location: PayloadId): PlannedLocation {
  return { kind: 'location', payloadId: location, isDirect: false, blendingTime: 0 };
}

/** The location at the end of an item that has ended, as if the journey had led there. */
export function standInAfter(item: PlannedItem): PlannedLocation {
  const location = item.kind === 'location' ? item.payloadId : item.to;
  return { ...standIn(location), ...(item.arrival && { arrival: item.arrival }) };
}

function travel({
  path,
  target,
  isSkippingLocations,
  playbackRate,
  blendingTime,
  fadeTime,
}: {
  path: readonly WalkTransition[];
  target: PayloadId;
  isSkippingLocations: boolean;
  playbackRate: number;
  /** Seconds; replaces a clip that fails. */
  blendingTime: number;
  /** Seconds; where no clip is meant to play. */
  fadeTime: number;
}): FlyPath {
  const steps = path.flatMap((transition, index): PlannedItem[] => {
    const { payloadId, from, to, options, backgrounds, arrival } = transition;
    // On each item: a visitor may turn off at any location, and looks there as if it had been the target.
    const looking = arrival ? { arrival } : {};
    if (options.directTransition || backgrounds.length === 0) {
      return [{ ...fadeTo(to, options.blendingTime ?? fadeTime), ...looking }];
    }
    const clip: PlannedItem = {
      kind: 'transition',
      payloadId,
      from,
      to,
      playbackRate,
      blendingTime: options.blendingTime ?? blendingTime,
      ...looking,
    };
    const isPassedOver = isSkippingLocations && index < path.length - 1;
    return isPassedOver ? [clip] : [clip, { ...standIn(to), ...looking }];
  });
  const [first, ...rest] = steps;
  return first === undefined ? jumpTo(target) : [first, ...rest];
}
