import { readFile, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { TourError } from '@vitrine/tours';
import { readWorldArchive, WORLD_FILE_LIMITS, WorldFileError, writeWorldArchive } from '@vitrine/world-file';
import { importWorld, judgedWorld } from '../../../../world-transfer/import-world.ts';
import { WorldTransferError } from '../../../../world-transfer/transfer-error.ts';
import type { ImportPreview, ImportState, Overwriting, TransferRemark } from '../../contracts/transfer.ts';
import { isUnderWay } from '../../contracts/transfer.ts';
import { importedWorlds } from './imported-worlds.ts';
import { openUpload } from './open-upload.ts';
import type { TourWishes } from './open-upload.ts';
import { previewOf } from './preview.ts';
import type { ReceivedFile } from './receive-file.ts';
import { receiveFile, TooMuchError } from './receive-file.ts';

/** Where editors bring worlds in: one file at a time, whoever sent it, whether somebody watches or not. */
export interface ImportDesk {
  readonly state: () => ImportState;
  /**
   * Takes a file and examines it; it is examined on after the answer.
   *
   * @throws DeskError when another file is being worked at, or when this one is too large or broken off.
   */
  readonly receive: (from: Readable, file: string, wishes: TourWishes) => Promise<void>;
  /** Brings the examined file in. @throws DeskError when there is none. */
  readonly start: (overwriting: Overwriting) => void;
  /** Puts the file away. @throws DeskError while it is worked at. */
  readonly discard: () => Promise<void>;
  /** Is told each new state, until the returned function is called. */
  readonly watch: (listener: (state: ImportState) => void) => () => void;
  /** At the CMS's shutdown. */
  readonly close: () => Promise<void>;
}

/** What an editor is told who asks for something that cannot be done now. */
export class DeskError extends Error {
  override readonly name = 'DeskError';
}

const IDLE: ImportState = { status: 'idle' };

export const createImportDesk = (strapi: Core.Strapi): ImportDesk => {
  let state: ImportState = IDLE;
  /** The archive of a world, also where a tour was sent. */
  let kept: ReceivedFile | undefined;
  const listeners = new Set<(state: ImportState) => void>();

  const become = (next: ImportState): void => {
    state = next;
    for (const listener of listeners) listener(next);
  };
  const putAway = async (): Promise<void> => {
    const file = kept;
    kept = undefined;
    await file
      ?.remove()
      .catch((error: unknown) => strapi.log.warn(`A received file could not be removed: ${String(error)}`));
  };
  const refuseBusy = (): void => {
    if (isUnderWay(state)) throw new DeskError('Another file is being worked at: wait until it is done.');
  };

  const examine = async (received: ReceivedFile, file: string, wishes: TourWishes): Promise<void> => {
    try {
      const { archive, isTour, remarks } = await openUpload(
        await readFile(received.path),
        wishes,
        (done, total) => become({ status: 'reading', file, done, total }),
      );
      const standing = await judgedWorld(strapi, archive);
      // Its pictures are drawn once.
      if (isTour) await writeFile(received.path, writeWorldArchive(archive.worldFile, archive.media));
      const preview: ImportPreview = previewOf({ archive, standing, isTour, remarks });
      become({ status: 'examined', file, preview });
    } catch (error) {
      await putAway();
      become({ status: 'refused', file, remarks: remarksOf(strapi, error) });
    }
  };

  const bringIn = async (received: ReceivedFile, file: string, overwriting: Overwriting): Promise<void> => {
    try {
      const archive = readWorldArchive(await readFile(received.path));
      const imported = await importWorld(strapi, archive, {
        overwriting,
        onProgress: ({ done, total }) => become({ status: 'importing', file, done, total }),
      });
      const result = await importedWorlds(strapi, archive.worldFile, imported);
      await putAway();
      become({ status: 'done', file, result });
    } catch (error) {
      await putAway();
      become({ status: 'failed', file, remarks: remarksOf(strapi, error) });
    }
  };

  return {
    state: () => state,
    async receive(from, file, wishes) {
      refuseBusy();
      become({ status: 'receiving', file });
      try {
        await putAway();
        kept = await receiveFile(from, WORLD_FILE_LIMITS.archiveBytes);
      } catch (error) {
        become(IDLE);
        throw new DeskError(
          error instanceof TooMuchError ? TOO_LARGE : 'The file did not arrive whole: send it again.',
          { cause: error },
        );
      }
      become({ status: 'reading', file, done: 0, total: 0 });
      void examine(kept, file, wishes);
    },
    start(overwriting) {
      refuseBusy();
      if (state.status !== 'examined' || kept === undefined) {
        throw new DeskError('There is no examined file to bring in: choose one first.');
      }
      const { file } = state;
      become({ status: 'importing', file, done: 0, total: 0 });
      void bringIn(kept, file, overwriting);
    },
    async discard() {
      refuseBusy();
      await putAway();
      become(IDLE);
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: putAway,
  };
};

export const TOO_LARGE = `A file may have ${WORLD_FILE_LIMITS.archiveBytes / 1024 ** 2} MB: this one is larger.`;

/** Whatever it was that went wrong, as sentences. */
const remarksOf = (strapi: Core.Strapi, error: unknown): readonly TransferRemark[] => {
  if (error instanceof WorldTransferError) return error.notes;
  if (error instanceof WorldFileError) {
    return [{ code: error.code, place: error.place, sentence: error.message }];
  }
  if (error instanceof TourError) return [{ code: error.code, place: '', sentence: error.message }];
  strapi.log.error(error);
  const sentence = 'Something went wrong that has nothing to do with the file; the log of the CMS says what.';
  return [{ code: 'unexpected', place: '', sentence }];
};
