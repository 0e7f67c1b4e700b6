/**
 * `POST`: what an editor's form holds now ({@link EditedForm} and {@link SessionRef}), and that they are still
 * there. It is to come again within {@link SESSION_TIMEOUT}. `DELETE`: they have closed the preview of an entry.
 */
export const PREVIEW_EDITS_PATH = '/showroom/preview/edits';

/** `POST`: begins a preview in a frame or a window of its own. */
export const PREVIEW_OPENINGS_PATH = '/showroom/preview/openings';

/** `GET`: the shared links; `POST`: makes one; `DELETE` below it: revokes one. */
export const PREVIEW_LINKS_PATH = '/showroom/preview/links';

/** Who has it may see the drafts in the visitors' app. */
export const READ_PREVIEW = 'plugin::showroom.preview.read';

/** Who has it may make links by which others see the drafts, and revoke any. */
export const SHARE_PREVIEW = 'plugin::showroom.preview.share';

/** Milliseconds after which an editor whose panel says nothing counts as gone. */
export const SESSION_TIMEOUT = 90_000;

/** Milliseconds that a browser may go on with an editor's preview; it ends when the editor goes anyway. */
export const MAX_SESSION_DURATION = 12 * 60 * 60 * 1_000;

/** How an opened panel names itself: 128 random bits. */
export const SESSION_ID_PATTERN = /^[0-9a-f]{32}$/;

/** Said with every request of a panel: the name it has from its opening to its closing, however many entries it shows. */
export interface SessionRef {
  readonly session: string;
}

/** What stands in the content manager's form. */
export interface EditedForm {
  readonly uid: string;
  /** Absent while the entry is made. */
  readonly documentId?: string;
  /** Absent for what has no languages. */
  readonly locale?: string;
  /** The form's values as the content manager keeps them; absent when nothing is unsaved. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** The language that is looked at, when it is not the form's own. */
  readonly seenIn?: string;
}

/** The entry that a form edits. */
export type EditedEntryKey = Pick<EditedForm, 'uid' | 'documentId' | 'locale'>;

/** The answer to {@link PREVIEW_EDITS_PATH}. */
export type EditAnswer = {
  readonly data: {
    /** Where in the showroom the entry is seen, as `/de/hall/entrance?article=12`. */
    readonly address: string;
  };
};

/** The answer to {@link PREVIEW_OPENINGS_PATH}, which takes an {@link EditedForm} without its values, and {@link SessionRef}. */
export type OpeningAnswer = {
  readonly data: {
    /** Good once, and for a minute. */
    readonly href: string;
    /** Where the entry is seen. */
    readonly address: string;
  };
};

/** The `details.kind` of a refused opening: the admin panel is open under an address that the CMS does not know. */
export const UNKNOWN_ADDRESS = 'unknownAddress';

/** Hours that a shared link can be good for. */
export const LINK_HOURS = [1, 24, 168, 720] as const;
export type LinkHours = (typeof LINK_HOURS)[number];

export interface SharedLink {
  readonly id: string;
  /** The slug of the world it begins in. */
  readonly world: string;
  /** As administrators are named. */
  readonly madeBy: string;
  /** ISO 8601, as the other one. */
  readonly madeAt: string;
  readonly endsAt: string;
  readonly href: string;
}

export interface SharedLinks {
  /** Those that are good, the newest first. */
  readonly links: readonly SharedLink[];
  /** What a link can begin in. */
  readonly worlds: readonly { readonly slug: string; readonly name: string }[];
}

export type LinksAnswer = { readonly data: SharedLinks };
