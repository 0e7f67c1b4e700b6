import type { BoardFigure } from '@vitrine/core/world/content';

/** A figure as it is shown now. */
export interface ShownFigure extends BoardFigure {
  /** Its source has not answered for long: when it last did, in milliseconds since 1970, to the minute. */
  readonly asOf?: number;
}

/** The figures of a dashboard of which some are polled: also what `GET /box-api/figures/<locale>/<dashboard>` sends. */
export interface LiveFigures {
  readonly figures: readonly ShownFigure[];
  /** Milliseconds until they may have changed. */
  readonly again: number;
}
