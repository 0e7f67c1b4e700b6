import type { RehearsalInput } from './rehearsals.ts';

/**
 * `POST`: sends the form's current content ({@link EditedForm} and {@link SessionRef}) and keeps the session
 * alive; it has to be repeated within {@link SESSION_TIMEOUT}. `DELETE`: closes the preview of an entry.
 */
export const PREVIEW_EDITS_PATH = '/showroom/preview/edits';

/** `POST`: opens a preview in a frame or in its own window. */
export const PREVIEW_OPENINGS_PATH = '/showroom/preview/openings';

/** `GET` with `uid`, `documentId` and `locale`: where visitors see a saved entry. */
export const PREVIEW_ADDRESS_PATH = '/showroom/preview/address';

/** `GET` with `session` and `address`: the entry that is seen at an address of an editor's preview. */
export const PREVIEW_ENTRY_PATH = '/showroom/preview/entry';

/** The query parameter of a location's form that names the hotspot to place, by its title. */
export const PLACED_HOTSPOT = 'hotspot';

/** The answer to {@link PREVIEW_ENTRY_PATH}. */
export type EntryAnswer = {
  readonly data: {
    readonly uid: string;
    readonly documentId: string;
    /** The language that is shown. */
    readonly locale: string;
  };
};

/** `GET`: the shared links; `POST`: creates one; `DELETE` below it: revokes one. */
export const PREVIEW_LINKS_PATH = '/showroom/preview/links';

/** Permission to see drafts in the showroom. */
export const READ_PREVIEW = 'plugin::showroom.preview.read';

/** Permission to share drafts by links, and to revoke any link. */
export const SHARE_PREVIEW = 'plugin::showroom.preview.share';

/** Milliseconds without a message from the panel after which a preview session ends. */
export const SESSION_TIMEOUT = 90_000;

/** The longest time, in milliseconds, that a browser may keep an editor's preview open. */
export const MAX_SESSION_DURATION = 12 * 60 * 60 * 1_000;

/** A session id chosen by the panel: 128 random bits. */
export const SESSION_ID_PATTERN = /^[0-9a-f]{32}$/;

/**
 * Part of every request of a panel. The panel keeps its session id while it is open, however many entries it
 * shows.
 */
export interface SessionRef {
  readonly session: string;
}

/** The content of the content manager's form. */
export interface EditedForm {
  readonly uid: string;
  /** Absent for a new entry. */
  readonly documentId?: string;
  /** Absent for types without languages. */
  readonly locale?: string;
  /** The form's values as the content manager keeps them; absent if there are no unsaved changes. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** The language shown in the preview, if it is not the form's own. */
  readonly seenIn?: string;
}

/** The entry that a form edits. */
export type EditedEntryKey = Pick<EditedForm, 'uid' | 'documentId' | 'locale'>;

/** The answer to {@link PREVIEW_EDITS_PATH}. */
export type EditAnswer = {
  readonly data: {
    /** The address that shows the entry, such as `/de/hall/entrance?article=12`. */
    readonly address: string;
  };
};

/** The answer to {@link PREVIEW_OPENINGS_PATH}, which takes an {@link EditedForm} without its values, and {@link SessionRef}. */
export type OpeningAnswer = {
  readonly data: {
    /** Can be used once, within a minute. */
    readonly href: string;
    /** The address that shows the entry. */
    readonly address: string;
  };
};

/** The answer to {@link PREVIEW_ADDRESS_PATH}. */
export type AddressAnswer = { readonly data: { readonly href: string } };

/** The `details.kind` of a refused opening: the admin panel runs at an address that the CMS does not know. */
export const UNKNOWN_ADDRESS = 'unknownAddress';

/** How many hours a shared link can be valid. */
export const LINK_HOURS = [1, 24, 168, 720] as const;
export type LinkHours = (typeof LINK_HOURS)[number];

/**
 * What a shared link shows: one entry as its draft and all else of its world as published, the drafts of one world, or
 * all drafts.
 */
export const LINK_EXTENTS = ['entry', 'world', 'everything'] as const;
export type LinkExtent = (typeof LINK_EXTENTS)[number];

/** The types of entries that a link can show alone: those with an address. */
export const LINKED_UIDS = [
  'api::content-location.content-location',
  'api::article.article',
  'api::dashboard.dashboard',
] as const;

/** The body of a `POST` to {@link PREVIEW_LINKS_PATH}. */
export interface LinkRequest {
  readonly world: string;
  readonly hours: LinkHours;
  readonly extent: LinkExtent;
  /** Required for the extent `entry`. */
  readonly entry?: EditedEntryKey;
  /**
   * In place of the drafts, for the other extents: the showroom as it will be then. It needs the permission to see
   * releases, too.
   */
  readonly moment?: Pick<RehearsalInput, 'wall' | 'zone'>;
}

/**
 * The `details.kind` of a refused link: visitors would not see the entry, because its world is not published, or would
 * not see the world at that time.
 */
export const UNSEEN_ENTRY = 'unseenEntry';

export interface SharedLink {
  readonly id: string;
  /** The slug of the world it starts in. */
  readonly world: string;
  readonly extent: LinkExtent;
  /** The title of the one entry that it shows. */
  readonly title?: string;
  /** The time that it shows in place of the drafts: ISO 8601, and the time zone in which it was chosen. */
  readonly moment?: { readonly at: string; readonly zone: string };
  /** Name of the administrator. */
  readonly madeBy: string;
  /** ISO 8601, like `endsAt`. */
  readonly madeAt: string;
  readonly endsAt: string;
  readonly href: string;
}

export interface SharedLinks {
  /** Valid links, the newest first. */
  readonly links: readonly SharedLink[];
  /** The worlds that a link can start in. */
  readonly worlds: readonly { readonly slug: string; readonly name: string }[];
  /** Whether this account may share all worlds with one link. */
  readonly mayShareEverything: boolean;
}

export type LinksAnswer = { readonly data: SharedLinks };
