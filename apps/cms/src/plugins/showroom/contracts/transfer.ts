/** Prefix of all endpoints of the page “Import and export”. */
export const TRANSFER_PATH = '/showroom/transfer';

/** Permission to export worlds. */
export const EXPORT_WORLDS = 'plugin::showroom.transfer.export';

/** Permission to import worlds. */
export const IMPORT_WORLDS = 'plugin::showroom.transfer.import';

/** A published world that can be exported. */
export interface ExportableWorld {
  readonly slug: string;
  readonly name: string;
  readonly locations: number;
}

/** `GET /worlds` */
export type WorldsAnswer = { readonly data: readonly ExportableWorld[] };

/**
 * `GET /export?world=a&world=b` returns the archive, or 429 if too many exports are running. This header lists
 * what was left out: {@link LeftBehind} as URI-encoded JSON.
 */
export const LEFT_BEHIND_HEADER = 'x-vitrine-left-behind';

/** The content that an export could not include. */
export interface LeftBehind {
  readonly sentences: readonly string[];
  /** How many more sentences there are that did not fit into the header. */
  readonly more: number;
}

/** Length limits, in characters, of a file name and of the name for a tour's world. */
export const MAX_FILE_NAME_LENGTH = 255;
export const MAX_WORLD_NAME_LENGTH = 100;

/** Content type of `POST /import`, whose body is the file itself. */
export const ARCHIVE_TYPE = 'application/zip';

/** A message about one part of a file; `sentence` is English. */
export interface TransferRemark {
  readonly code: string;
  readonly path: string;
  readonly sentence: string;
}

/** One of several tours in a file. */
export interface OfferedTour {
  /** The file that describes it: what chooses it. */
  readonly at: string;
  readonly name: string;
  readonly format: 'pannellum' | 'marzipano' | 'krpano';
  readonly scenes: number;
}

/** How many entries of a type the file contains. */
export interface CountedEntries {
  /** As the content model names it: `locations`. */
  readonly type: string;
  readonly added: number;
  /** Entries that exist here with other content. */
  readonly changed: number;
  readonly unchanged: number;
}

/** What an import would do. */
export interface ImportPreview {
  readonly isTour: boolean;
  readonly locales: readonly string[];
  readonly worlds: readonly { readonly slug: string; readonly name: string; readonly isNew: boolean }[];
  readonly entries: readonly CountedEntries[];
  readonly media: Omit<CountedEntries, 'type'> & { readonly bytes: number };
  /** Entries that exist here with other content and would be overwritten. */
  readonly conflicts: readonly TransferRemark[];
  /** Unpublished changes that would be lost. */
  readonly unpublished: readonly TransferRemark[];
  /** Content that is not imported, or only in a changed form. */
  readonly remarks: readonly TransferRemark[];
}

/** What may be overwritten; the same values as in `importWorld`. */
export type Overwriting = 'nothing' | 'published' | 'drafts';

/** `POST /import/start`; 409 if the token belongs to an earlier file. */
export interface StartImport {
  readonly token: string;
  readonly overwriting: Overwriting;
  /** Whether walk films are made between its panoramas afterwards; it needs the permission to work at media. */
  readonly films?: boolean;
}

/** `POST /import/choose`: examines one of several tours; 409 if the token belongs to an earlier file. */
export interface ChooseTour {
  readonly token: string;
  /** As {@link OfferedTour} names it. */
  readonly at: string;
}

export interface ImportedWorlds {
  readonly entries: number;
  readonly media: number;
  readonly unchanged: number;
  /** With the entries created for them. */
  readonly worlds: readonly { readonly name: string; readonly documentId: string }[];
  /** Codes generated for protected worlds that had none. */
  readonly accessCodes: readonly { readonly world: string; readonly code: string }[];
  readonly remarks: readonly TransferRemark[];
}

interface WithFile {
  /**
   * Identifies this file from its arrival on. Starting or discarding (`DELETE /import?token=…`) takes it, so
   * that a decision never applies to another file. Only accounts that may import get it.
   */
  readonly token: string;
  /** Its name on the editor's machine. */
  readonly file: string;
}

/** State of the CMS's only import. It continues when the page is closed. */
export type ImportState =
  | { readonly status: 'idle' }
  | (WithFile & { readonly status: 'receiving' })
  /** How many scenes of a tour are rendered, and the total; both 0 until the total is known. */
  | (WithFile & { readonly status: 'reading'; readonly done: number; readonly total: number })
  /** The file holds several tours; one is chosen by {@link ChooseTour}. */
  | (WithFile & { readonly status: 'choosing'; readonly tours: readonly OfferedTour[] })
  | (WithFile & { readonly status: 'refused'; readonly remarks: readonly TransferRemark[] })
  | (WithFile & { readonly status: 'examined'; readonly preview: ImportPreview })
  | (WithFile & { readonly status: 'importing'; readonly done: number; readonly total: number })
  | (WithFile & { readonly status: 'failed'; readonly remarks: readonly TransferRemark[] })
  | (WithFile & { readonly status: 'done'; readonly result: ImportedWorlds });

/** `GET /import`, and the answer of every call that changes the import. */
export type ImportAnswer = { readonly data: ImportState; readonly meta: ImportMeta };

/** Limits for a file. */
export interface ImportMeta {
  /** The CMS's languages, the default one first; a tour gets one of them. */
  readonly locales: readonly string[];
  /** The largest file, in bytes. */
  readonly maxBytes: number;
}

/** Whether work is in progress. */
export function isRunning({ status }: ImportState): boolean {
  return status === 'receiving' || status === 'reading' || status === 'importing';
}
