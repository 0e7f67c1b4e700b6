import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { WORLD_FILE_LIMITS } from '@vitrine/world-file';
import { newWorkFolder } from '../../../../environment/work-folder.ts';
import type { TourOptions } from '../../../../world-transfer/apart/requests.ts';
import { unpackUpload } from '../../../../world-transfer/apart/unpack-upload.ts';
import { recordImport } from '../activity/record-import.ts';
import { importWorld, judgedWorld } from '../../../../world-transfer/import-world.ts';
import { WorldTransferError } from '../../../../world-transfer/transfer-error.ts';
import type { UnpackedWorld } from '../../../../world-transfer/world-source.ts';
import type { ImportState, Overwriting, TransferRemark } from '../../contracts/transfer.ts';
import { isRunning } from '../../contracts/transfer.ts';
import { JobError } from './job-error.ts';
import { importedWorlds } from './imported-worlds.ts';
import { previewOf } from './preview.ts';
import { receiveFile, TooMuchError } from './receive-file.ts';

/** The CMS's only import: it handles one file at a time and continues without the page. */
export interface ImportJob {
  readonly state: () => ImportState;
  /**
   * Receives a file. It is examined after the answer.
   *
   * @throws JobError if another file is in work, or if this one is too large or incomplete.
   */
  readonly receive: (from: Readable, file: string, options: TourOptions) => Promise<void>;
  /** Examines one of several tours in the file. @throws JobError if there is none to choose, or another file. */
  readonly choose: (token: string, at: string) => void;
  /**
   * Imports the examined file.
   *
   * @param after.makeFilms called with each of its worlds once it is imported.
   * @throws JobError if there is none, or another one.
   */
  readonly start: (token: string, overwriting: Overwriting, after?: AfterImport) => void;
  /**
   * Aborts the work on the file without waiting for it; written entries are rolled back. Knowing the token is
   * enough.
   *
   * @returns Whether the token belongs to the file.
   */
  readonly stop: (token: string) => boolean;
  /**
   * Discards the file, aborts its work, and waits until everything is cleaned up. An import that ended before
   * it could be aborted keeps its result.
   *
   * @throws JobError if the token belongs to another file.
   */
  readonly discard: (token: string) => Promise<void>;
  /** Calls `listener` with each new state. @returns a function that stops it */
  readonly watch: (listener: (state: ImportState) => void) => () => void;
  /** Call when the CMS shuts down. */
  readonly close: () => Promise<void>;
}

/** What goes on once a file is imported; an import is done without it. */
export interface AfterImport {
  readonly makeFilms?: (world: string) => Promise<unknown>;
}

const IDLE: ImportState = { status: 'idle' };

/** The received file. */
interface ReceivedFile {
  readonly token: string;
  readonly file: string;
  readonly control: AbortController;
  folder?: string;
  /** Set while one of its tours has to be chosen. */
  choice?: { readonly archive: string; readonly options: TourOptions };
  /** Set once it is examined. */
  world?: UnpackedWorld;
  /** Resolves when no work on it is running. */
  work: Promise<void>;
}

export function createImportJob(strapi: Core.Strapi): ImportJob {
  let state: ImportState = IDLE;
  /** Also the last file after it was discarded, so that discarding it twice is no error. */
  let current: ReceivedFile | undefined;
  const listeners = new Set<(state: ImportState) => void>();

  const become = (next: ImportState): void => {
    state = next;
    for (const listener of listeners) listener(next);
  };
  const putAway = async (one: ReceivedFile): Promise<void> => {
    delete one.world;
    delete one.choice;
    if (one.folder === undefined) return;
    await rm(one.folder, { recursive: true, force: true }).catch((error: unknown) =>
      strapi.log.warn(`A received file could not be removed: ${String(error)}`),
    );
  };
  const refuseBusy = (): void => {
    if (isRunning(state)) {
      throw new JobError('busy', 'Another file is being processed: wait until it is done.');
    }
  };
  const refuseOther = (token: string): void => {
    if (current?.token === token) return;
    throw new JobError(
      'otherFile',
      'Another file has been uploaded since: look at what it would import, then decide.',
    );
  };

  const receiveInto = async (one: ReceivedFile, from: Readable): Promise<string> => {
    try {
      one.folder = await newWorkFolder('transfer');
      const path = join(one.folder, 'archive.zip');
      const limit = WORLD_FILE_LIMITS.archiveBytes;
      await receiveFile(from, { path, limit, signal: one.control.signal });
      return path;
    } catch (cause) {
      await putAway(one);
      become(IDLE);
      if (cause instanceof TooMuchError) throw new JobError('refused', TOO_LARGE, { cause });
      const sentence = one.control.signal.aborted
        ? 'The file was discarded during the upload.'
        : 'The file did not arrive whole: send it again.';
      throw new JobError('refused', sentence, { cause });
    }
  };

  const examine = async (one: ReceivedFile, archive: string, options: TourOptions): Promise<void> => {
    const { token, file, control, folder = '' } = one;
    const { signal } = control;
    try {
      const unpacked = await unpackUpload(strapi, {
        archive,
        folder: await mkdtemp(join(folder, 'look-')),
        options: { ...options, archive: file },
        signal,
        onScene: (done, total) => become({ status: 'reading', token, file, done, total }),
      });
      signal.throwIfAborted();
      if ('tours' in unpacked) {
        one.choice = { archive, options };
        become({ status: 'choosing', token, file, tours: unpacked.tours });
        return;
      }
      const { world, isTour, remarks } = unpacked;
      const existing = await judgedWorld(strapi, world);
      signal.throwIfAborted();
      one.world = world;
      become({
        status: 'examined',
        token,
        file,
        preview: previewOf({ world, existing, isTour, remarks }),
      });
    } catch (error) {
      await putAway(one);
      become(signal.aborted ? IDLE : { status: 'refused', token, file, remarks: remarksOf(strapi, error) });
    }
  };

  const bringIn = async (
    one: ReceivedFile,
    world: UnpackedWorld,
    overwriting: Overwriting,
    { makeFilms }: AfterImport,
  ): Promise<void> => {
    const { token, file, control } = one;
    const { signal } = control;
    try {
      const imported = await importWorld(strapi, world, {
        overwriting,
        signal,
        onProgress: ({ done, total }) => become({ status: 'importing', token, file, done, total }),
        onImported: (written) => recordImport(strapi, written),
      });
      const result = await importedWorlds(strapi, world.worldFile, imported);
      await putAway(one);
      become({ status: 'done', token, file, result });
      for (const { documentId } of makeFilms === undefined ? [] : result.worlds) {
        await makeFilms?.(documentId).catch((error: unknown) =>
          strapi.log.warn(`No films are made of an imported world: ${String(error)}`),
        );
      }
    } catch (error) {
      await putAway(one);
      const isTakenBack = signal.aborted && !hasLeftovers(error);
      become(isTakenBack ? IDLE : { status: 'failed', token, file, remarks: remarksOf(strapi, error) });
    }
  };

  const stop = (token: string): boolean => {
    if (current?.token !== token) return false;
    if (isRunning(state)) current.control.abort();
    return true;
  };

  return {
    state: () => state,
    async receive(from, file, options) {
      refuseBusy();
      const before = current;
      const token = randomUUID();
      const received = Promise.withResolvers<void>();
      const one: ReceivedFile = { token, file, control: new AbortController(), work: received.promise };
      current = one;
      become({ status: 'receiving', token, file });
      try {
        if (before !== undefined) await putAway(before);
        const archive = await receiveInto(one, from);
        become({ status: 'reading', token, file, done: 0, total: 0 });
        one.work = examine(one, archive, options);
      } finally {
        received.resolve();
      }
    },
    choose(token, at) {
      refuseOther(token);
      refuseBusy();
      const choice = current?.choice;
      if (current === undefined || choice === undefined) {
        throw new JobError('refused', 'There is no file with several tours to choose from.');
      }
      delete current.choice;
      become({ status: 'reading', token, file: current.file, done: 0, total: 0 });
      current.work = examine(current, choice.archive, { ...choice.options, at });
    },
    start(token, overwriting, after = {}) {
      refuseOther(token);
      refuseBusy();
      if (current?.world === undefined) {
        throw new JobError('refused', 'There is no examined file to bring in: choose one first.');
      }
      const { file } = current;
      become({ status: 'importing', token, file, done: 0, total: 0 });
      current.work = bringIn(current, current.world, overwriting, after);
    },
    stop,
    async discard(token) {
      refuseOther(token);
      const one = current;
      if (one === undefined) return;
      if (isRunning(state)) {
        stop(token);
        // A file that has just arrived goes on to be examined.
        for (let work: unknown; work !== one.work;) {
          work = one.work;
          await one.work;
        }
        return;
      }
      await putAway(one);
      // Another file may have arrived meanwhile.
      if (current === one) become(IDLE);
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      if (current === undefined) return;
      stop(current.token);
      await current.work;
      await putAway(current);
    },
  };
}

export const TOO_LARGE = `A file may have ${WORLD_FILE_LIMITS.archiveBytes / 1024 ** 2} MB: this one is larger.`;

function hasLeftovers(error: unknown): boolean {
  return error instanceof WorldTransferError && error.notes.some(({ code }) => code === 'leftover');
}

/** Any error, as messages for the editor. */
function remarksOf(strapi: Core.Strapi, error: unknown): readonly TransferRemark[] {
  if (error instanceof WorldTransferError) return error.notes;
  strapi.log.error(error);
  const sentence = 'Something went wrong that has nothing to do with the file; the log of the CMS says what.';
  return [{ code: 'unexpected', path: '', sentence }];
}
