import type { Media, PayloadId } from '@vitrine/core';

/** A location of the world as a card. */
export interface PlaceCard {
  readonly payloadId: PayloadId;
  readonly title: string;
  readonly href: string;
  readonly isCurrent: boolean;
  readonly picture?: Media;
}

/** The stations of one category; without a title: the ones that have none. */
export interface PlaceGroup {
  readonly title?: string;
  readonly places: readonly PlaceCard[];
}

/** All places of a world that the visitor may enter. */
export interface PlacesView {
  readonly count: number;
  readonly groups: readonly PlaceGroup[];
}
