import type { Theme } from './theme.ts';
import type { HotspotAnimation } from './location.ts';
import type { Media } from './media.ts';
import type { WorldSlug } from './ids.ts';

/** Words, or several words together, that mean the same to visitors. */
export type SynonymGroup = readonly string[];

/** Fly mode (specification sections 4 and 9). */
export interface FlyModeSettings {
  readonly isActive: boolean;
  /** The longest path, in world items, that is flown through. */
  readonly maximumItems: number;
  /** On a longer path: all items at the normal rate, or the final location at once. */
  readonly beyondMaximum: 'playAll' | 'goDirectly';
  /** Play only the transitions and the final location. */
  readonly skipLocations: boolean;
  readonly playbackRate: number;
  /** Seconds. */
  readonly blendingTime: number;
}

/** Specification section 9; the 0.6 s blending time is the fly-mode default (docs/design/unspecified.md). */
export const FLY_MODE_DEFAULTS: FlyModeSettings = {
  isActive: true,
  maximumItems: 6,
  beyondMaximum: 'playAll',
  skipLocations: true,
  playbackRate: 2,
  blendingTime: 0.6,
};

/** Seconds of the cross-fade that stands in for a clip, outside fly mode (docs/design/unspecified.md). */
export const DEFAULT_BLENDING_TIME = 0.4;

/**
 * Seconds of the cross-fade between two pictures where no clip is meant to play, outside fly mode: "Fade transition
 * default 0.5 s" (specification section 9).
 */
export const FADE_TIME = 0.5;

export interface ScreensaverSettings {
  readonly isActive: boolean;
  readonly isAutomatic: boolean;
  /** Seconds; specification section 9: 10. */
  readonly automaticInterval: number;
  /** Seconds before it starts; absent when the backend gives none. */
  readonly idleTimeout?: number;
  /** Seconds between steps; absent: 3 s (specification section 9). */
  readonly stepInterval?: number;
  readonly skipUnreachableLocation: boolean;
  readonly name?: string;
  /** Whether the last visitor is forgotten when it starts; absent: only in a kiosk. */
  readonly forgetsVisitor?: boolean;
  /** Whether a login is ended then, too; absent: no. */
  readonly forgetsLogin?: boolean;
}

/** Specification section 9, hotspots. */
export interface HotspotSettings {
  readonly isStaggered: boolean;
  /** Frames of 1/60 s between two hotspots. */
  readonly staggerInterval: number;
  readonly defaultAnimation: HotspotAnimation;
  readonly expandAll: boolean;
}

/** Specification section 9. */
export const HOTSPOT_DEFAULTS: HotspotSettings = {
  isStaggered: false,
  staggerInterval: 7,
  defaultAnimation: 'fade_in',
  expandAll: true,
};

/** Analytics events (specification section 1: "off by default"). */
export interface AnalyticsSettings {
  readonly isActive: boolean;
  /** Nothing is counted before the visitor has agreed. */
  readonly needsConsent: boolean;
  /** A Google Tag Manager container; without it events stay in the page's data layer. */
  readonly tagManagerId?: string;
  /** The measurement of a Google Analytics property; events go there without a tag manager. */
  readonly measurementId?: string;
}

/** Specification section 1: "analytics events (off by default)". */
export const ANALYTICS_DEFAULTS: AnalyticsSettings = { isActive: false, needsConsent: true };

/** What a page before or beside the showroom says; an empty text leaves the word to the interface. */
export interface CoverTexts {
  readonly title: string;
  readonly text: string;
  readonly buttonLabel: string;
}

/** Whose showroom it is, in all of its worlds. */
export interface CompanyBrand {
  /** The company's. */
  readonly name?: string;
  /** Of the browser's tabs and of home screens. */
  readonly icon?: Media;
  /** For link previews of pages without a picture of their own. */
  readonly picture?: Media;
  /** Of pages outside all worlds; absent: the product's own look. Worlds have it in their own themes. */
  readonly theme?: Theme;
}

export interface Settings {
  readonly flyMode: FlyModeSettings;
  readonly screensaver: ScreensaverSettings;
  readonly hotspots: HotspotSettings;
  readonly contentSlider: {
    readonly autoplay: boolean;
    /** Milliseconds. */
    readonly interval: number;
    readonly pauseOnFocus: boolean;
    readonly pauseOnHover: boolean;
  };
  readonly defaultWorld?: WorldSlug;
  readonly brand?: CompanyBrand;
  readonly appLogo?: Media;
  readonly startPageBackground?: Media;
  readonly loginPageBackground?: Media;
  readonly powerSaveModePageBackground?: Media;
  readonly loginPage?: CoverTexts;
  readonly powerSavePage?: CoverTexts;
  readonly isStaging: boolean;
  readonly contactEmail?: string;
  /** Hosts that embeds may come from. */
  readonly embedHosts: readonly string[];
  readonly analytics: AnalyticsSettings;
  /** Words that the search takes for each other, in this language; absent where editors have set none. */
  readonly searchSynonyms?: readonly SynonymGroup[];
}
