import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
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
import { isUnderWay } from '../../contracts/transfer.ts';
import { DeskError } from './desk-error.ts';
import { importedWorlds } from './imported-worlds.ts';
import { previewOf } from './preview.ts';
import { receiveFile, TooMuchError } from './receive-file.ts';

/** Where editors bring worlds in: one file at a time, whoever sent it, whether somebody watches or not. */
export interface ImportDesk {
  readonly state: () => ImportState;
  /**
   * Takes a file and examines it; it is examined on after the answer.
   *
   * @throws DeskError when another file is being worked at, or when this one is too large or broken off.
   */
  readonly receive: (from: Readable, file: string, wishes: TourOptions) => Promise<void>;
  /** Brings the examined file in. @throws DeskError when it is not there, or another one is. */
  readonly start: (token: string, overwriting: Overwriting) => void;
  /**
   * Ends what is done with the file, without waiting for it: what was written is taken back. Whoever knows the
   * token may do that.
   *
   * @returns Whether the token is that of the file.
   */
  readonly stop: (token: string) => boolean;
  /**
   * Puts the file away, whatever is done with it, and waits until nothing of it is left. An import that came to
   * its end before it could be stopped stays to be seen.
   *
   * @throws DeskError when another file lies there.
   */
  readonly discard: (token: string) => Promise<void>;
  /** Is told each new state, until the returned function is called. */
  readonly watch: (listener: (state: ImportState) => void) => () => void;
  /** At the CMS's shutdown. */
  readonly close: () => Promise<void>;
}

const IDLE: ImportState = { status: 'idle' };

/** The file on the desk. */
interface OnDesk {
  readonly token: string;
  readonly file: string;
  readonly control: AbortController;
  folder?: string;
  /** Once it is examined. */
  world?: UnpackedWorld;
  /** Settles when nothing is done with it any more. */
  work: Promise<void>;
}

export function createImportDesk(strapi: Core.Strapi): ImportDesk {
  let state: ImportState = IDLE;
  /** The last one is remembered: whoever puts it away twice has what they want. */
  let current: OnDesk | undefined;
  const listeners = new Set<(state: ImportState) => void>();

  const become = (next: ImportState): void => {
    state = next;
    for (const listener of listeners) listener(next);
  };
  const putAway = async (one: OnDesk): Promise<void> => {
    delete one.world;
    if (one.folder === undefined) return;
    await rm(one.folder, { recursive: true, force: true }).catch((error: unknown) =>
      strapi.log.warn(`A received file could not be removed: ${String(error)}`),
    );
  };
  const refuseBusy = (): void => {
    if (isUnderWay(state)) {
      throw new DeskError('busy', 'Another file is being worked at: wait until it is done.');
    }
  };
  const refuseOther = (token: string): void => {
    if (current?.token === token) return;
    throw new DeskError(
      'otherFile',
      'Another file lies here now than the one that you have seen: look at what it would bring, then decide.',
    );
  };

  const receiveInto = async (one: OnDesk, from: Readable): Promise<string> => {
    try {
      one.folder = await newWorkFolder('transfer');
      const path = join(one.folder, 'archive.zip');
      const limit = WORLD_FILE_LIMITS.archiveBytes;
      await receiveFile(from, { path, limit, signal: one.control.signal });
      return path;
    } catch (cause) {
      await putAway(one);
      become(IDLE);
      if (cause instanceof TooMuchError) throw new DeskError('refused', TOO_LARGE, { cause });
      const sentence = one.control.signal.aborted
        ? 'The file was put away while it was sent.'
        : 'The file did not arrive whole: send it again.';
      throw new DeskError('refused', sentence, { cause });
    }
  };

  const examine = async (one: OnDesk, archive: string, wishes: TourOptions): Promise<void> => {
    const { token, file, control, folder = '' } = one;
    const { signal } = control;
    try {
      const { world, isTour, remarks } = await unpackUpload(strapi, {
        archive,
        folder,
        options: wishes,
        signal,
        onScene: (done, total) => become({ status: 'reading', token, file, done, total }),
      });
      const standing = await judgedWorld(strapi, world);
      signal.throwIfAborted();
      one.world = world;
      become({
        status: 'examined',
        token,
        file,
        preview: previewOf({ world, standing, isTour, remarks }),
      });
    } catch (error) {
      await putAway(one);
      become(signal.aborted ? IDLE : { status: 'refused', token, file, remarks: remarksOf(strapi, error) });
    }
  };

  const bringIn = async (one: OnDesk, world: UnpackedWorld, overwriting: Overwriting): Promise<void> => {
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
    } catch (error) {
      await putAway(one);
      const isTakenBack = signal.aborted && !hasLeftovers(error);
      become(isTakenBack ? IDLE : { status: 'failed', token, file, remarks: remarksOf(strapi, error) });
    }
  };

  const stop = (token: string): boolean => {
    if (current?.token !== token) return false;
    if (isUnderWay(state)) current.control.abort();
    return true;
  };

  return {
    state: () => state,
    async receive(from, file, wishes) {
      refuseBusy();
      const before = current;
      const token = randomUUID();
      const received = Promise.withResolvers<void>();
      const one: OnDesk = { token, file, control: new AbortController(), work: received.promise };
      current = one;
      become({ status: 'receiving', token, file });
      try {
        if (before !== undefined) await putAway(before);
        const archive = await receiveInto(one, from);
        become({ status: 'reading', token, file, done: 0, total: 0 });
        one.work = examine(one, archive, wishes);
      } finally {
        received.resolve();
      }
    },
    start(token, overwriting) {
      refuseOther(token);
      refuseBusy();
      if (current?.world === undefined) {
        throw new DeskError('refused', 'There is no examined file to bring in: choose one first.');
      }
      const { file } = current;
      become({ status: 'importing', token, file, done: 0, total: 0 });
      current.work = bringIn(current, current.world, overwriting);
    },
    stop,
    async discard(token) {
      refuseOther(token);
      const one = current;
      if (one === undefined) return;
      if (isUnderWay(state)) {
        stop(token);
        // An upload that has just arrived is examined on.
        for (let work: unknown; work !== one.work;) {
          work = one.work;
          await one.work;
        }
        return;
      }
      await putAway(one);
      // Somebody may have sent another file meanwhile.
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

/** Whatever it was that went wrong, as sentences. */
function remarksOf(strapi: Core.Strapi, error: unknown): readonly TransferRemark[] {
  if (error instanceof WorldTransferError) return error.notes;
  strapi.log.error(error);
  const sentence = 'Something went wrong that has nothing to do with the file; the log of the CMS says what.';
  return [{ code: 'unexpected', place: '', sentence }];
}
