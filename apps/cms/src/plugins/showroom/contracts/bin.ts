import type { Comparison, LeftOut, ShownFile } from './versions.ts';

/**
 * `GET /showroom/bin?kind&search&page`: what was deleted and is still kept, deletion by deletion.
 * `GET …/:deletion`: the entries of one deletion. `GET …/:deletion/:uid/:documentId?locale`: what one of them held.
 * `POST …/:deletion/restore` {@link RestoreDeletedInput}. Entries that the account may not read are not there.
 */
export const BIN_PATH = '/showroom/bin';

/** A deleted entry. */
export interface DeletedEntry {
  readonly uid: string;
  readonly documentId: string;
  readonly title: string;
  /** The languages that were deleted; none for a type without languages. */
  readonly locales: readonly string[];
  /** Whether it is still there in another language. */
  readonly isPartly: boolean;
  /** The name of the world that it belonged to. */
  readonly world?: string;
  readonly picture?: ShownFile;
  readonly mayRestore: boolean;
}

/** What was deleted at once. */
export interface Deletion {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  /** Without a name for the CMS itself. */
  readonly actor: string;
  /** Its world, where a whole world was deleted, otherwise its first entry. */
  readonly lead: DeletedEntry;
  /** How many entries it has. */
  readonly count: number;
}

export interface BinPage {
  /** The latest first. */
  readonly deletions: readonly Deletion[];
  readonly total: number;
  readonly pageSize: number;
  /** The kinds of all that was deleted. */
  readonly kinds: readonly string[];
  readonly keptDays: number;
}

export type BinAnswer = { readonly data: BinPage };

export interface OneDeletion extends Omit<Deletion, 'lead'> {
  readonly entries: readonly DeletedEntry[];
}

export type OneDeletionAnswer = { readonly data: OneDeletion };

export type HeldAnswer = { readonly data: Comparison };

export interface RestoreDeletedInput {
  /** Which entries; all of the deletion without them. */
  readonly entries?: readonly { readonly uid: string; readonly documentId: string }[];
  /** Names in place of those that have been given to another entry since. */
  readonly names?: readonly NewName[];
}

export interface NewName {
  readonly documentId: string;
  /** `slug`, or what is unique of its kind. */
  readonly field: string;
  readonly name: string;
}

/** An entry that was restored. */
export interface RestoredEntry {
  readonly uid: string;
  readonly documentId: string;
  readonly title: string;
  readonly locale?: string;
}

/** Something that was not brought back. */
export interface LeftBehind {
  /** Of the entry. */
  readonly title: string;
  /** Of its field; none for an entry as a whole. */
  readonly labels: readonly string[];
  readonly reason: LeftOut['reason'] | 'changedSince' | 'idGiven' | 'mayNotCreate' | 'mayNotLink';
}

export type RestoreDeletedResult =
  | {
      readonly kind: 'restored';
      readonly entries: readonly RestoredEntry[];
      /** Titles of entries whose links to it are back. */
      readonly linked: readonly string[];
      readonly leftOut: readonly LeftBehind[];
    }
  | {
      /** Another entry has been given the name of this one since. Nothing was restored. */
      readonly kind: 'nameTaken';
      readonly documentId: string;
      readonly title: string;
      readonly field: string;
      readonly given: string;
      /** A name that is free. */
      readonly offered: string;
    };

export type RestoreDeletedAnswer = { readonly data: RestoreDeletedResult };
