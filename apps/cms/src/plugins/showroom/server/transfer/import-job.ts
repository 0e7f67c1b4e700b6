import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { WORLD_FILE_LIMITS } from '@vitrine/world-file';
import type { AccountState } from '../../../../accounts/account-state.ts';
import { asAccount } from '../../../../accounts/as-account.ts';
import { leasesOf } from '../../../../coordination/leases.ts';
import { createJobFiles } from '../../../../jobs/job-files.ts';
import { createJobRunner } from '../../../../jobs/job-runner.ts';
import type { Run } from '../../../../jobs/job-runner.ts';
import { isRunningJob, noJob } from '../../../../jobs/job.ts';
import { libraryOf } from '../../../../library/library.ts';
import type { JobState } from '../../../../jobs/job.ts';
import { createJobStore } from '../../../../jobs/open-store.ts';
import type { TourOptions } from '../../../../world-transfer/apart/requests.ts';
import { unpackUpload } from '../../../../world-transfer/apart/unpack-upload.ts';
import { recordImport } from '../activity/record-import.ts';
import { importWorld, judgedWorld } from '../../../../world-transfer/import-world.ts';
import { WorldTransferError } from '../../../../world-transfer/transfer-error.ts';
import type { UnpackedWorld } from '../../../../world-transfer/world-source.ts';
import type { ImportedWorlds, ImportState, Overwriting, TransferRemark } from '../../contracts/transfer.ts';
import { TRANSFER_PATH } from '../../contracts/transfer.ts';
import { inSentences, JobError } from './job-error.ts';
import { importedWorlds } from './imported-worlds.ts';
import { previewOf } from './preview.ts';
import { receiveFile, TooMuchError } from './receive-file.ts';
import { createUnpackedFiles } from './unpacked-files.ts';
import { brokenView, UNEXPECTED } from './world-order.ts';
import type { WorldOrder } from './world-order.ts';

/**
 * The only import of worlds: it handles one file at a time and continues without the page, and in another process of the
 * CMS when its own is killed.
 */
export interface ImportJob {
  readonly state: () => Promise<ImportState>;
  /**
   * Receives a file. It is examined after the answer.
   *
   * @throws JobError if another file is in work, or if this one is too large or incomplete.
   */
  readonly receive: (account: number, from: Readable, file: string, options: TourOptions) => Promise<void>;
  /** Examines one of several tours in the file. @throws JobError if there is none to choose, or another file. */
  readonly choose: (account: number, token: string, at: string) => Promise<void>;
  /** Imports the examined file. @throws JobError if there is none, or another one. */
  readonly start: (account: number, token: string, given: NonNullable<WorldOrder['import']>) => Promise<void>;
  /**
   * Aborts the work on the file without waiting for it; written entries are rolled back. Knowing the token is
   * enough.
   */
  readonly stop: (token: string) => Promise<void>;
  /**
   * Discards the file, aborts its work, and waits until everything is cleaned up. An import that ended before
   * it could be aborted keeps its result.
   *
   * @throws JobError if the token belongs to another file.
   */
  readonly discard: (token: string) => Promise<void>;
  /** Calls `listener` with each new state. @returns a function that stops it */
  readonly watch: (listener: (state: ImportState) => void) => () => void;
  /** Takes up what another process has left. */
  readonly look: () => Promise<void>;
  /** Call when the CMS shuts down. */
  readonly close: () => Promise<void>;
}

/** Makes the walk films of an imported world, on behalf of an account. */
export type MakeFilms = (world: string, account: AccountState) => Promise<unknown>;

const IDLE: ImportState = { status: 'idle' };

/** Among the files of the job. */
const ARCHIVE = 'archive.zip';

/** @param makeFilms An import is done without it. */
export function createImportJob(strapi: Core.Strapi, makeFilms: MakeFilms): ImportJob {
  const files = createJobFiles('world', libraryOf(strapi).bucket);
  const leases = leasesOf(strapi);
  const unpackedFiles = createUnpackedFiles((error) =>
    strapi.log.warn(`A received file could not be removed: ${String(error)}`),
  );
  type WorldRun = Run<WorldOrder, ImportState>;
  const jobs = createJobRunner<WorldOrder, ImportState>({
    kind: 'world',
    store: createJobStore<JobState<WorldOrder, ImportState>>(strapi, 'world', noJob()),
    files,
    leases,
    perform: (run) =>
      asAccount(strapi, { id: run.job.order.by, path: `${TRANSFER_PATH}/import/start` }, (account) =>
        run.job.order.import === undefined ? examine(run) : bringIn(run, run.job.order.import, account),
      ),
    gaveUp: brokenView,
    onError: (error) => void strapi.log.error(error),
  });

  const unpack = async ({ job, signal }: WorldRun, onScene: (done: number, total: number) => void) => {
    const { file, options } = job.order;
    const archive = await files.open(job.token, ARCHIVE);
    return unpackedFiles.unpack(job.token, options, (folder) =>
      unpackUpload(strapi, { archive, folder, options: { ...options, archive: file }, signal, onScene }),
    );
  };

  const examine = async (run: WorldRun): Promise<void> => {
    const { signal, job } = run;
    const { token, order } = job;
    const { file } = order;
    try {
      const unpacked = await unpack(run, (done, total) =>
        run.report({ status: 'reading', token, file, done, total }),
      );
      signal.throwIfAborted();
      if ('tours' in unpacked) {
        const view: ImportState = { status: 'choosing', token, file, tours: unpacked.tours };
        return await run.settle({ view, keepsFiles: true });
      }
      const { world, isTour, remarks } = unpacked;
      const existing = await judgedWorld(strapi, world);
      signal.throwIfAborted();
      const preview = previewOf({ world, existing, isTour, remarks });
      await run.settle({ view: { status: 'examined', token, file, preview }, keepsFiles: true });
    } catch (error) {
      await unpackedFiles.remove();
      if (signal.aborted) return await run.drop();
      const view: ImportState = { status: 'refused', token, file, remarks: remarksOf(strapi, error) };
      await run.settle({ view, keepsFiles: false });
    }
  };

  const unpackedAgain = async (run: WorldRun): Promise<UnpackedWorld> => {
    const known = unpackedFiles.get(run.job.token, run.job.order.options);
    if (known !== undefined) return known;
    const unpacked = await unpack(run, () => {});
    if ('world' in unpacked) return unpacked.world;
    throw new Error('The file holds several tours, and none was chosen.');
  };

  const bringIn = async (
    run: WorldRun,
    { overwriting, films }: { readonly overwriting: Overwriting; readonly films: boolean },
    account: AccountState,
  ): Promise<void> => {
    const { signal, job } = run;
    const { token, order } = job;
    const { file } = order;
    let result: ImportedWorlds | undefined;
    try {
      const world = await unpackedAgain(run);
      await importWorld(strapi, world, {
        overwriting,
        signal,
        keepsUploads: () => leases.areShared && run.isLeft(),
        onProgress: ({ done, total }) => run.report({ status: 'importing', token, file, done, total }),
        onWritten: async (written, within) => {
          result = await importedWorlds(strapi, world.worldFile, written);
          await unpackedFiles.remove();
          await run.settle({ view: { status: 'done', token, file, result }, keepsFiles: false }, within);
        },
        onImported: (written) => recordImport(strapi, written),
      });
    } catch (error) {
      await unpackedFiles.remove();
      if (signal.aborted && !hasLeftovers(error)) return await run.drop();
      const view: ImportState = { status: 'failed', token, file, remarks: remarksOf(strapi, error) };
      return await run.settle({ view, keepsFiles: false });
    }
    for (const { documentId } of films ? (result?.worlds ?? []) : []) {
      await makeFilms(documentId, account).catch((error: unknown) =>
        strapi.log.warn(`No films are made of an imported world: ${String(error)}`),
      );
    }
  };

  const removeUnpacked = async (): Promise<void> => unpackedFiles.remove((await jobs.read())?.token);

  return {
    state: async () => (await jobs.read())?.view ?? IDLE,
    async receive(account, from, file, options) {
      const arrive = (token: string, signal: AbortSignal): Promise<void> =>
        files
          .put(token, ARCHIVE, (path) =>
            receiveFile(from, { path, limit: WORLD_FILE_LIMITS.archiveBytes, signal }),
          )
          .catch((cause: unknown) => {
            if (cause instanceof TooMuchError) throw new JobError('refused', TOO_LARGE, { cause });
            throw new JobError('refused', signal.aborted ? DISCARDED : INCOMPLETE, { cause });
          });
      const sent = {
        account,
        order: { file, options, by: account },
        view: (token: string): ImportState => ({ status: 'receiving', token, file }),
      };
      await inSentences(SENTENCES, () =>
        jobs.receive(sent, arrive, (token) => ({ status: 'reading', token, file, done: 0, total: 0 })),
      );
    },
    async choose(account, token, at) {
      await inSentences({ ...SENTENCES, notReady: NONE_TO_CHOOSE }, () =>
        jobs.decide({
          type: 'ordered',
          token,
          from: ['choosing'],
          order: ({ order }) => ({ ...order, options: { ...order.options, at }, by: account }),
          view: ({ order: { file } }) => ({ status: 'reading', token, file, done: 0, total: 0 }),
          at: Date.now(),
        }),
      );
    },
    async start(account, token, given) {
      await inSentences(SENTENCES, () =>
        jobs.decide({
          type: 'ordered',
          token,
          from: ['examined'],
          order: ({ order }) => ({ ...order, import: given, by: account }),
          view: ({ order: { file } }) => ({ status: 'importing', token, file, done: 0, total: 0 }),
          at: Date.now(),
        }),
      );
    },
    async stop(token) {
      const job = await jobs.read();
      if (job?.token !== token || !isRunningJob(job)) return;
      await inSentences(SENTENCES, () => jobs.decide({ type: 'discarded', token }));
    },
    async discard(token) {
      await inSentences(SENTENCES, () => jobs.decide({ type: 'discarded', token }));
      await jobs.untilSettled(token);
      if ((await jobs.read())?.token === token) return;
      await files.remove(token);
      await removeUnpacked();
    },
    watch: (listener) => jobs.watch((job) => listener(job?.view ?? IDLE)),
    async look() {
      await jobs.look();
      await removeUnpacked();
    },
    async close() {
      await jobs.close();
      await unpackedFiles.remove();
    },
  };
}

export const TOO_LARGE = `A file may have ${WORLD_FILE_LIMITS.archiveBytes / 1024 ** 2} MB: this one is larger.`;
const INCOMPLETE = 'The file did not arrive whole: send it again.';
const DISCARDED = 'The file was discarded during the upload.';
const NONE_TO_CHOOSE = 'There is no file with several tours to choose from.';

const SENTENCES = {
  busy: 'Another file is being processed: wait until it is done.',
  otherFile: 'Another file has been uploaded since: look at what it would import, then decide.',
  notReady: 'There is no examined file to bring in: choose one first.',
} as const;

function hasLeftovers(error: unknown): boolean {
  return error instanceof WorldTransferError && error.notes.some(({ code }) => code === 'leftover');
}

/** Any error, as messages for the editor. */
function remarksOf(strapi: Core.Strapi, error: unknown): readonly TransferRemark[] {
  if (error instanceof WorldTransferError) return error.notes;
  strapi.log.error(error);
  return [UNEXPECTED];
}
