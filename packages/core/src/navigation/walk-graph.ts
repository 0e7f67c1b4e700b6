import type { StageBackground } from '../world/background.ts';
import type { PayloadId, WorldSlug } from '../world/ids.ts';
import type { ArrivalView } from '../world/panorama.ts';
import type { TransitionOptions } from '../world/transition.ts';

/** The data of a location that walking needs: its picture and its address, no content. */
export interface WalkLocation {
  readonly payloadId: PayloadId;
  readonly world: WorldSlug;
  readonly title: string;
  /** The path of its page in the graph's language, ready for a link. */
  readonly href: string;
  readonly backgrounds: readonly StageBackground[];
  /** The location that its arrow to the right leads to: a visitor on the way asks for the one after the next. */
  readonly next?: PayloadId;
  /** The same for its arrow to the left. */
  readonly previous?: PayloadId;
}

/** The data of a transition that walking needs. */
export interface WalkTransition {
  readonly payloadId: PayloadId;
  readonly from: PayloadId;
  readonly to: PayloadId;
  readonly weight: number;
  readonly options: TransitionOptions;
  readonly backgrounds: readonly StageBackground[];
  /** Where visitors look on arrival, if not at the start view. */
  readonly arrival?: ArrivalView;
}

/**
 * The walkable showroom for one visitor in one language, as plain JSON: the browser loads it once, after the first
 * picture, so that a tap on a distant location works without a request to the server. Of a large showroom it is the
 * part around a location (`near-graph.ts`).
 */
export interface WalkGraph {
  readonly version: string;
  /** The location that this part was cut around; absent from a whole graph. */
  readonly centre?: PayloadId;
  readonly locations: readonly WalkLocation[];
  readonly transitions: readonly WalkTransition[];
}
