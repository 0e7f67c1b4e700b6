import type { Background } from './background.ts';
import type { PayloadId } from './ids.ts';
import type { ArrivalView } from './panorama.ts';

/** Seconds of the cross-fade that stands in for a clip, outside fly mode (docs/design/unspecified.md). */
export const DEFAULT_BLENDING_TIME = 0.4;

/**
 * Seconds of the cross-fade between two pictures where no clip is meant to play, outside fly mode: "Fade transition
 * default 0.5 s" (specification section 9).
 */
export const FADE_TIME = 0.5;

/** Specification section 9. */
export const DEFAULT_TRANSITION_WEIGHT = 100;

/** Specification section 3, `transitionOptions`. */
export interface TransitionOptions {
  readonly active: boolean;
  readonly directTransition: boolean;
  /** Seconds; absent means the product's default for the mode of travel. */
  readonly blendingTime?: number;
}

/**
 * A directed connection of two locations with its clip. When `from` and `to` are in different worlds
 * it is a portal; nothing else tells the two apart.
 */
export interface Transition {
  readonly payloadId: PayloadId;
  readonly from: PayloadId;
  readonly to: PayloadId;
  /** Non-negative; the shortest path minimises the sum. */
  readonly weight: number;
  readonly options: TransitionOptions;
  readonly backgrounds: readonly Background[];
  /** Where visitors look in the panorama of `to`, once its picture is there; absent: at the start view. */
  readonly arrival?: ArrivalView;
}
