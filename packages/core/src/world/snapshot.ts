import type { Article, BoxHook, Dashboard, Icon, Menu, Screensaver } from './content.ts';
import type { LocaleCode } from './ids.ts';
import type { Location } from './location.ts';
import type { Settings } from './settings/settings.ts';
import type { Story } from './story.ts';
import type { Transition } from './transition.ts';
import type { World } from './world.ts';

/** A language of the product (specification sections 1 and 3). All are written left to right. */
export interface Locale {
  readonly code: LocaleCode;
  /** BCP 47 with a region: `en-GB`. */
  readonly iso: string;
  /** In its own language: `Deutsch`. */
  readonly name: string;
}

/**
 * All content of one locale at one moment, normalised: no dangling target, no duplicate, no half entry.
 * Plain JSON, so that it can be written to disk and sent as it is.
 */
export interface Snapshot {
  /** A hash of the content: equal content, equal version. */
  readonly version: string;
  readonly locale: LocaleCode;
  readonly defaultLocale: LocaleCode;
  readonly settings: Settings;
  readonly worlds: readonly World[];
  readonly locations: readonly Location[];
  /** Portals included. */
  readonly transitions: readonly Transition[];
  readonly articles: readonly Article[];
  readonly dashboards: readonly Dashboard[];
  readonly icons: readonly Icon[];
  readonly menus: readonly Menu[];
  readonly screensavers: readonly Screensaver[];
  readonly boxHooks: readonly BoxHook[];
  /** In the order of their slugs, which are unique. */
  readonly stories: readonly Story[];
  /** Overrides of the interface texts: key to text. */
  readonly uiTexts: Readonly<Record<string, string>>;
}
