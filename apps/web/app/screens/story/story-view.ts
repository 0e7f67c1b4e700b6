import type { OverlayId, PayloadId } from '@vitrine/core/world/ids';
import type { ClientMedia } from '@vitrine/core/world/media';
import type { TextKey } from '~/i18n/translations.tsx';
import type { Texts } from '~/i18n/translate.ts';
import type { LanguageLink, WorldView } from '~/page-data/location-view.ts';

/** The page of a story: what it is about, and its stops as links. */
export interface StoryData {
  readonly screen: 'story';
  readonly id: OverlayId;
  readonly origin: string;
  readonly title: string;
  readonly description?: string;
  readonly picture?: ClientMedia;
  /** At least one. */
  readonly stops: readonly TimedStopCard[];
  /** How long the story plays by itself, in whole minutes, from 1. */
  readonly minutes: number;
  readonly languages: readonly LanguageLink[];
  /** The world of the page's logo and colours: that of the first stop. */
  readonly world?: WorldView;
  readonly texts: Texts;
  /** The style sheets of the page's code. */
  readonly styles: readonly string[];
  /** Lasting notifications. */
  readonly notices: readonly TextKey[];
}

/** One stop of a list: where it is, and what is shown there. */
export interface StopCard {
  readonly href: string;
  readonly title: string;
  /** What else is shown there: the location, and what is open, without what the title says. */
  readonly parts: readonly string[];
  /** Of what is shown on top, else of the location. */
  readonly picture?: ClientMedia;
}

/** A stop of a story, which can play by itself. */
export interface TimedStopCard extends StopCard {
  readonly location: PayloadId;
  /** How long it is shown when the story plays by itself. */
  readonly seconds: number;
}
