import type { Core } from '@strapi/strapi';
import { readPdf } from '@vitrine/content/node';
import { documentFileOf } from '@vitrine/core/search/document-pages';
import type { DocumentProblem } from '@vitrine/core/search/page-text';
import { LOST } from '../coordination/lease.ts';
import { leasesOf, underLease } from '../coordination/leases.ts';
import { libraryOf } from '../library/library.ts';
import type { PathOf } from '../library/library.ts';
import type { LibraryFile } from '../media-pipeline/library-files.ts';
import { FILE, findFile, localPathOf } from '../media-pipeline/library-files.ts';
import { createWorkQueue, STOPPED } from '../media-pipeline/work-queue.ts';
import { createTextStore } from './text-store.ts';
import type { StoredText } from './text-store.ts';

/** How often a PDF is begun that the CMS never came to an end with. */
const MAX_ATTEMPTS = 2;

/** Of the program that reads a PDF: editors and visitors do not wait for it. */
const NICENESS = 10;

/** The words of the PDFs in the media library. */
export interface DocumentTexts {
  /** Takes the words out of a PDF, in the background; once more when its bytes are others. */
  readonly add: (file: LibraryFile) => Promise<void>;
  /** The same at once: for commands that bring files in and end. */
  readonly addNow: (file: LibraryFile) => Promise<void>;
  /** A file was removed. */
  readonly forget: (file: LibraryFile) => Promise<void>;
  /** The PDFs whose words are known. */
  readonly list: () => Promise<readonly { readonly file: string; readonly version: string }[]>;
  readonly textOf: (
    file: string,
  ) => Promise<{ readonly version: string; readonly pages: readonly string[] } | undefined>;
  /** What editors should know: PDFs that have no words to be found, or not all of them. */
  readonly troubles: () => ReadonlyMap<string, DocumentProblem>;
  /** Takes up the PDFs that have no words yet, and that no other process is reading. */
  readonly resume: () => Promise<void>;
  /** Ends what runs. */
  readonly stop: () => Promise<void>;
  /** Resolves when nothing is left to read. */
  readonly idle: () => Promise<void>;
}

export function isPdf({ mime }: Pick<LibraryFile, 'mime'>): boolean {
  return mime.toLowerCase() === 'application/pdf';
}

/**
 * Reads one PDF after the other, each in a separate process (`readPdf`). A failure never affects the upload.
 *
 * @param onChange called when words have changed and no PDF waits any more.
 */
export function createDocumentTexts(strapi: Core.Strapi, onChange: () => void): DocumentTexts {
  const store = createTextStore(strapi);
  const leases = leasesOf(strapi);
  const queue = createWorkQueue((error) => strapi.log.error(`A PDF could not be read: ${String(error)}`));
  const troubles = new Map<string, DocumentProblem>();
  let waiting = 0;
  let hasChanged = false;

  const keep = async (text: Omit<StoredText, 'version'>): Promise<void> => {
    const { file, state } = text;
    await store.set(text);
    if (state === 'read' || state === 'reading') troubles.delete(file);
    else troubles.set(file, state);
    hasChanged = true;
  };

  const read = (file: LibraryFile, signal?: AbortSignal): Promise<void> =>
    libraryOf(strapi).withFiles((pathOf) => readAt(pathOf, file, signal));

  const readAt = async (pathOf: PathOf, file: LibraryFile, signal?: AbortSignal): Promise<void> => {
    const name = documentFileOf(file);
    const path = await localPathOf(pathOf, file);
    if (path === undefined) return;
    const known = await store.get(name);
    // Another process was faster.
    if (known !== undefined && known.state !== 'reading') return;
    const attempts = (known?.attempts ?? 0) + 1;
    if (attempts > MAX_ATTEMPTS) return keep({ file: name, state: 'tooHeavy', attempts, pages: null });
    await store.set({ file: name, state: 'reading', attempts, pages: null });
    try {
      const text = await readPdf(path, { niceness: NICENESS, ...(signal && { signal }) });
      if (text.status !== 'read') {
        return await keep({ file: name, state: text.status, attempts: 0, pages: null });
      }
      await keep({ file: name, state: text.isCut ? 'cut' : 'read', attempts: 0, pages: text.pages });
    } catch (error) {
      // Begun again at the next start, or dropped for newer bytes or for its removal.
      if (signal?.reason === STOPPED || signal?.reason === LOST) return store.remove(name);
      if (signal?.aborted !== true) throw error;
    }
  };

  const enqueue = (fileId: number): void => {
    waiting += 1;
    const settle = (): void => {
      waiting -= 1;
      if (waiting > 0 || !hasChanged) return;
      hasChanged = false;
      onChange();
    };
    const work = async (signal: AbortSignal): Promise<void> => {
      try {
        const file = await findFile(strapi, fileId);
        if (file === null || !isPdf(file)) return;
        await underLease(leases, `pdf ${fileId}`, signal, (bound) => read(file, bound));
      } finally {
        settle();
      }
    };
    queue.add(`pdf ${fileId}`, work, { onDropped: settle });
  };

  return {
    async add(file) {
      // Files that come in one transaction are found after its end.
      await strapi.db.transaction(async ({ onCommit }) => {
        await store.remove(documentFileOf(file));
        onCommit(() => enqueue(file.id));
      });
    },
    async addNow(file) {
      await store.remove(documentFileOf(file));
      await read(file);
    },
    async forget(file) {
      queue.drop(`pdf ${file.id}`);
      troubles.delete(documentFileOf(file));
      await store.remove(documentFileOf(file));
    },
    async list() {
      return (await store.all()).flatMap(({ file, version }) =>
        version === null ? [] : [{ file, version }],
      );
    },
    async textOf(file) {
      const { version = null, pages = null } = (await store.get(file)) ?? {};
      return version === null || pages === null ? undefined : { version, pages };
    },
    troubles: () => troubles,
    async resume() {
      const known = new Map((await store.all()).map(({ file, state }) => [file, state]));
      for (const [file, state] of known) {
        if (state === 'read' || state === 'reading') troubles.delete(file);
        else troubles.set(file, state);
      }
      const files: readonly LibraryFile[] = await strapi.db
        .query(FILE)
        .findMany({ where: { mime: 'application/pdf' }, orderBy: 'id' });
      for (const file of files) {
        const state = known.get(documentFileOf(file));
        const isUnread = state === undefined || state === 'reading';
        if (isUnread && !queue.has(`pdf ${file.id}`)) enqueue(file.id);
      }
    },
    stop: queue.stop,
    idle: queue.idle,
  };
}
