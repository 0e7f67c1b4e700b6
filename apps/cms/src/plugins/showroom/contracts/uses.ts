/**
 * `GET ?uid=…&documentId=…`, the latter as often as there are entries: what leads to them.
 * `POST …/remove-links` {@link RemoveLinksInput}: takes the links to them out of the drafts of others.
 * `GET …/files?search&page&unused`: the files of the library, and what shows them.
 */
export const USES_PATH = '/showroom/uses';

export const READ_FILES = 'plugin::upload.read';

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

/** What leads to some entries. */
export interface EntryUses extends Uses {
  /** Whether the account may remove these links; false as well where there is none to remove. */
  readonly mayRemoveLinks: boolean;
}

export interface UsesAnswer {
  readonly data: EntryUses;
}

export interface RemoveLinksInput {
  readonly uid: string;
  readonly documentIds: readonly string[];
}

/** How many entries were written, and transitions and portals deleted. */
export interface RemoveLinksAnswer {
  readonly data: { readonly count: number };
}

/** A file of the media library. */
export interface UsedFile extends Uses {
  readonly id: number;
  readonly name: string;
  readonly kilobytes: number;
  /** The address of a small picture. */
  readonly picture?: string;
  /** Whether no entry shows it now, but an earlier version does. */
  readonly isKept: boolean;
}

export interface UsedFilesPage {
  readonly files: readonly UsedFile[];
  readonly total: number;
  readonly pageSize: number;
}

export interface UsedFilesAnswer {
  readonly data: UsedFilesPage;
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
