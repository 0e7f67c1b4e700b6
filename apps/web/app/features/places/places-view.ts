import type { ViewCone } from '@vitrine/core/placing/on-plan';
import type { PlacesTab } from '@vitrine/core/overlays/overlay-stack';
import type { PayloadId } from '@vitrine/core/world/ids';
import type { PicturePoint } from '@vitrine/core/world/background';
import type { Figure } from '@vitrine/core/world/content';
import type { ClientMedia } from '@vitrine/core/world/media';
import type { ActionLink } from '~/ui/action-link.ts';

/** A location of the world as a card. */
export interface StationCard {
  readonly payloadId: PayloadId;
  readonly title: string;
  readonly href: string;
  readonly isCurrent: boolean;
  readonly picture?: ClientMedia;
}

/** The stations of one category; without a title: the ones that have none. */
export interface StationGroup {
  readonly title?: string;
  readonly stations: readonly StationCard[];
}

/** An article as a card. */
export interface ShortcutCard extends ActionLink {
  /** The first of its figures. */
  readonly figure?: Figure;
}

/** The articles of one category; without a title: the ones that have none. */
export interface ShortcutGroup {
  readonly title?: string;
  readonly articles: readonly ShortcutCard[];
}

/** A location on the floor plan. */
export interface PlanPin {
  readonly payloadId: PayloadId;
  readonly title: string;
  readonly href: string;
  readonly isCurrent: boolean;
  /** One transition leads there from where the visitor is. */
  readonly isNear: boolean;
  readonly picture?: ClientMedia;
  /** Its point on the plan; absent where the editor set none. */
  readonly at?: PicturePoint;
  /** Where its pin is drawn, beside its neighbours' pins. */
  readonly pin?: PicturePoint;
}

/** What each part of the bottom navigation shows. */
export type PlacesPart =
  | {
      readonly tab: 'stations';
      readonly count: number;
      readonly groups: readonly StationGroup[];
    }
  | { readonly tab: 'shortcuts'; readonly groups: readonly ShortcutGroup[] }
  | {
      readonly tab: 'map';
      readonly plan: ClientMedia;
      /** The plan's width divided by its height. */
      readonly aspectRatio: number;
      readonly worldName: string;
      /** What the visitor's picture shows of the plan. */
      readonly cone?: ViewCone;
      readonly pins: readonly PlanPin[];
    };

/** The bottom navigation: the parts that this world has, and the one that is shown. */
export type PlacesView = PlacesPart & {
  readonly tabs: readonly { readonly tab: PlacesTab; readonly href: string }[];
};
