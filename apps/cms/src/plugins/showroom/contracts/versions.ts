/**
 * `GET /showroom/versions/:uid/:documentId?locale&page`: every state of an entry in a language.
 * `GET …/compare?locale&version&with`: how two versions differ; without `with`, a version and the present draft.
 * `POST …/restore` {@link RestoreInput}, `POST …/undo-publish` {@link UndoInput}.
 */
export const VERSIONS_PATH = '/showroom/versions';

export const READ_VERSIONS = 'plugin::showroom.versions.read';

/**
 * `DELETE /showroom/version-files/:id`: deletes the earlier versions that show a file, so that the media library can
 * delete it.
 */
export const FORGET_VERSIONS = 'plugin::showroom.versions.forget';

/** What brought a version about. `found`: it was there before versions were kept, or came about by itself. */
export const VERSION_ACTIONS = [
  'found',
  'create',
  'clone',
  'update',
  'publish',
  'unpublish',
  'discardDraft',
  'delete',
  'restore',
  'undoPublish',
] as const;
export type VersionAction = (typeof VERSION_ACTIONS)[number];

/** A state of an entry in one language. */
export interface Version {
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  readonly action: VersionAction;
  /** `published`: what visitors saw, of a type with drafts. */
  readonly stage: 'saved' | 'published';
  /** Whether the entry was deleted or unpublished. */
  readonly isGone: boolean;
  readonly actor: { readonly id?: number; readonly name: string };
}

/** The publish that can be undone. */
export interface UndoablePublish {
  /** The version that visitors see now. */
  readonly version: number;
  readonly at: string;
  readonly actor: string;
  /** When what visitors will see again was published; absent where they will see nothing. */
  readonly before?: string;
}

export interface VersionList {
  readonly title: string;
  /** Whether its type has this one entry. */
  readonly isSingle: boolean;
  /** The latest first. */
  readonly versions: readonly Version[];
  readonly total: number;
  readonly pageSize: number;
  readonly keptDays: number;
  readonly keptNumber: number;
  readonly mayRestore: boolean;
  readonly undo?: UndoablePublish;
}

export type VersionListAnswer = { readonly data: VersionList };

/** A file that a version shows; without an address where it is no longer in the library. */
export interface ShownFile {
  readonly id: number;
  readonly name?: string;
  readonly url?: string;
  readonly isImage: boolean;
}

/** One side of a comparison. */
export type ShownValue =
  | { readonly kind: 'empty' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'files'; readonly files: readonly ShownFile[] };

/** A position on a picture, in percent of its width and height. */
export interface ShownPoint {
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

export interface Difference {
  /** The attribute of the entry, which is what can be restored. */
  readonly field: string;
  /** As the form calls the field and its parts, the outermost first. */
  readonly labels: readonly string[];
  readonly before: ShownValue;
  readonly after: ShownValue;
}

export interface ComparedSide {
  /** Absent for the present draft. */
  readonly version?: Version;
  /** The picture behind the hotspots, and where they are. */
  readonly picture?: ShownFile;
  readonly points: readonly ShownPoint[];
}

export interface Comparison {
  readonly before: ComparedSide;
  readonly after: ComparedSide;
  readonly differences: readonly Difference[];
  /** The attributes in which they differ and that the account may restore. */
  readonly restorable: readonly string[];
}

export type ComparisonAnswer = { readonly data: Comparison };

export interface RestoreInput {
  readonly version: number;
  readonly locale?: string;
  /** Attributes; without them the whole entry. */
  readonly fields?: readonly string[];
}

/** Something that could not be brought back. */
export interface LeftOut {
  readonly labels: readonly string[];
  readonly reason: 'entryGone' | 'fileGone' | 'notPermitted';
}

export interface RestoreResult {
  readonly leftOut: readonly LeftOut[];
}

export type RestoreAnswer = { readonly data: RestoreResult };

export interface UndoInput {
  /** The version that visitors see, as the editor knows it. */
  readonly version: number;
  readonly locale?: string;
}

/** `DELETE` below it, by the number of a file: deletes the earlier versions that show the file. */
export const VERSION_FILES_PATH = '/showroom/version-files';

/** How many versions were deleted. */
export type ForgottenFileAnswer = { readonly data: { readonly count: number } };
