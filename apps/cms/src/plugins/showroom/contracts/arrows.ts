import type { Direction } from '@vitrine/core/world/hotspots/navigation';

/**
 * Below the address of a world's map. `GET`: the arrows that its pictures lack, as {@link ArrowsAnswer}. `POST` of
 * {@link ArrowsRequest} adds them to the drafts, as {@link AddedArrowsAnswer}.
 */
export const ARROWS_PATH = 'arrows';

/** Arrows per request. */
export const MAX_ARROWS = 500;

/** The way that an arrow shows: two document ids of locations. */
export interface ArrowEnds {
  readonly from: string;
  readonly to: string;
}

/** An arrow in the picture of a location, to a location that no hotspot there leads to yet. */
export interface ProposedArrow extends ArrowEnds {
  readonly direction: Direction;
}

export interface ArrowsRequest {
  readonly arrows: readonly ArrowEnds[];
}

/** `unchanged`: the picture no longer lacks it, because someone has changed the world meanwhile. */
export interface AddedArrow extends ArrowEnds {
  readonly outcome: 'added' | 'refused' | 'unchanged';
  /** The CMS's reason for refusing. */
  readonly reason?: string;
}

export type ArrowsAnswer = { readonly data: readonly ProposedArrow[] };

/** `at` is the time of the write by the CMS's clock. */
export type AddedArrowsAnswer = { readonly data: readonly AddedArrow[]; readonly at: string };
