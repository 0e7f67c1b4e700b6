import type { Background } from './background.ts';
import type { PayloadId } from './ids.ts';

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
}
