import type { PayloadId } from '../world/ids.ts';
import type { ArrivalView } from '../world/panorama.ts';

/**
 * A queued transition: its clip is played. A transition marked `directTransition` never
 * becomes one of these; it is stepped over by a direct {@link LocationItem}.
 */
export interface TransitionItem {
  readonly kind: 'transition';
  /** Identifies this very run, to distinguish late reports about an earlier item. */
  readonly id: number;
  readonly payloadId: PayloadId;
  readonly from: PayloadId;
  readonly to: PayloadId;
  /** 1 is the clip's own speed. */
  readonly playbackRate: number;
  /** Seconds of the cross-fade that replaces the clip when it fails. */
  readonly blendingTime: number;
  /** Where visitors look who end where it leads, if not at the start view. */
  readonly arrival?: ArrivalView;
}

/** A queued location: its picture is shown. */
export interface LocationItem {
  readonly kind: 'location';
  /** Identifies this very run, to distinguish late reports about an earlier item. */
  readonly id: number;
  readonly payloadId: PayloadId;
  /** Reached without a clip: the picture fades in over {@link LocationItem.blendingTime}. */
  readonly isDirect: boolean;
  /** Seconds; 0 is a cut, or the end of a clip whose last frame is this location's picture. */
  readonly blendingTime: number;
  /** Locations that the visitor does not see lie in between, or no way at all. */
  readonly isFar?: boolean;
  /** Where visitors look who end here, if not at the start view. */
  readonly arrival?: ArrivalView;
}

/** A queued location or transition (glossary: world item). */
export type WorldItem = LocationItem | TransitionItem;

/** What is left to travel, never empty: the first item is on the stage now. */
export type WorldItemQueue = readonly [WorldItem, ...WorldItem[]];
