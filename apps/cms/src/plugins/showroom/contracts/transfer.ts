/** Below it lie all calls of the page «Import and export». */
export const TRANSFER_PATH = '/showroom/transfer';

/** Who has it may take worlds out of the CMS. */
export const EXPORT_WORLDS = 'plugin::showroom.transfer.export';

/** Who has it may bring worlds in. */
export const IMPORT_WORLDS = 'plugin::showroom.transfer.import';

/** A published world that can be taken out. */
export interface ExportableWorld {
  readonly slug: string;
  readonly name: string;
  readonly locations: number;
}

/** `GET /worlds` */
export type WorldsAnswer = { readonly data: readonly ExportableWorld[] };

/**
 * `GET /export?world=a&world=b` answers with the archive, and with 429 while as many are under way as may be.
 * This header says what stayed behind: {@link LeftBehind} as JSON that is encoded like a part of an address.
 */
export const LEFT_BEHIND_HEADER = 'x-vitrine-left-behind';

/** What an export could not take along. */
export interface LeftBehind {
  readonly sentences: readonly string[];
  /** How many there are besides, for which the header had no room. */
  readonly more: number;
}

/** Signs of a file's name, and of the name that a tour's world gets. */
export const LONGEST_FILE_NAME = 255;
export const LONGEST_WORLD_NAME = 100;

/** What is sent as the body of `POST /import`: the file itself, as it is. */
export const ARCHIVE_TYPE = 'application/zip';

/** Something about one place of a file; the sentence is English. */
export interface TransferRemark {
  readonly code: string;
  readonly place: string;
  readonly sentence: string;
}

/** How many entries of a type a file holds. */
export interface CountedEntries {
  /** As the content model names it: `locations`. */
  readonly type: string;
  readonly added: number;
  /** Those that stand here with other content. */
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
  /** What stands here with other content and would be overwritten. */
  readonly conflicts: readonly TransferRemark[];
  /** What somebody works on and would lose. */
  readonly unpublished: readonly TransferRemark[];
  /** What does not come along, or comes otherwise. */
  readonly remarks: readonly TransferRemark[];
}

/** What may be overwritten; `importWorld` has the same words. */
export type Overwriting = 'nothing' | 'published' | 'drafts';

/** `POST /import/start`; 409 when another file than that of the token lies there now. */
export interface StartImport {
  readonly token: string;
  readonly overwriting: Overwriting;
}

export interface ImportedWorlds {
  readonly entries: number;
  readonly media: number;
  readonly unchanged: number;
  /** With the entries that they have become. */
  readonly worlds: readonly { readonly name: string; readonly documentId: string }[];
  /** Of protected worlds that had none here. */
  readonly accessCodes: readonly { readonly world: string; readonly code: string }[];
  readonly remarks: readonly TransferRemark[];
}

interface WithFile {
  /**
   * Of this file, from its arrival on: who decides about it, or puts it away (`DELETE /import?token=…`), names
   * it, so that nobody decides about another one. Only those who may import are told.
   */
  readonly token: string;
  /** As it is called on the editor's machine. */
  readonly file: string;
}

/** Where the one import of the CMS is. It goes on when the page is left. */
export type ImportState =
  | { readonly status: 'idle' }
  | (WithFile & { readonly status: 'receiving' })
  /** How many scenes of a tour are drawn, of how many; both 0 before that is known. */
  | (WithFile & { readonly status: 'reading'; readonly done: number; readonly total: number })
  | (WithFile & { readonly status: 'refused'; readonly remarks: readonly TransferRemark[] })
  | (WithFile & { readonly status: 'examined'; readonly preview: ImportPreview })
  | (WithFile & { readonly status: 'importing'; readonly done: number; readonly total: number })
  | (WithFile & { readonly status: 'failed'; readonly remarks: readonly TransferRemark[] })
  | (WithFile & { readonly status: 'done'; readonly result: ImportedWorlds });

/** `GET /import`, and the answer of every call that changes it. */
export type ImportAnswer = { readonly data: ImportState; readonly meta: ImportMeta };

/** What a file may be. */
export interface ImportMeta {
  /** Of the CMS, the default one first: one of them a tour is written in. */
  readonly locales: readonly string[];
  /** Of a file. */
  readonly mostBytes: number;
}

/** Whether something goes on that is worth waiting for. */
export function isRunning({ status }: ImportState): boolean {
  return status === 'receiving' || status === 'reading' || status === 'importing';
}
