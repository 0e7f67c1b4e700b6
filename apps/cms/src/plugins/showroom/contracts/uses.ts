/** `?uid=…&documentId=…`, the latter as often as there are entries. */
export const USES_PATH = '/showroom/uses';

/** How many entries one question may be about: a page of the content manager's list. */
export const MAX_ASKED = 100;

/** An entry that leads to another one, or shows a file. */
export interface Use {
  readonly uid: string;
  readonly documentId: string;
  readonly isSingle: boolean;
  /** Empty if it has none. */
  readonly title: string;
  /** The language of its title, in which it opens; absent for a type without languages. */
  readonly locale?: string;
}

export interface Uses {
  readonly uses: readonly Use[];
  /** Further ones that the account may not read. */
  readonly hidden: number;
}

export interface UsesAnswer {
  readonly data: Uses;
}

/** Which entries are listed with what uses them: those that others lead to one by one. */
export const LISTED_WITH_USES: ReadonlySet<string> = new Set([
  'api::article.article',
  'api::article-category.article-category',
  'api::contact-person.contact-person',
  'api::content-location.content-location',
  'api::dashboard.dashboard',
  'api::hotspot-category.hotspot-category',
  'api::icon.icon',
  'api::location-group.location-group',
  'api::menu.menu',
  'api::screensaver.screensaver',
  'api::station-category.station-category',
]);
