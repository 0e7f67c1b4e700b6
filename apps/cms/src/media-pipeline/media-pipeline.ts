import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import type { ClipEnd } from '@vitrine/doctor/clip-end';
import type { ClipEndPair } from '@vitrine/doctor/clip-end-pairs';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { span } from '@vitrine/tracing';
import { LOST } from '../coordination/lease.ts';
import { leasesOf, underLease } from '../coordination/leases.ts';
import { dataFolder } from '../environment/data-folder.ts';
import { inWorkFolder } from '../environment/work-folder.ts';
import { libraryOf } from '../library/library.ts';
import type { PathOf } from '../library/library.ts';
import type { Reversal, VideoMessage, VideoState } from '../contracts/media.ts';
import { createClipMeasures } from './clip-measures.ts';
import { createCopies } from './copies.ts';
import { createFilmQueue } from './film-queue.ts';
import type { FilmQueue } from './film-queue.ts';
import { inspectVideo, probeVideo, whyRefused } from './inspect-video.ts';
import { findFile, keepMadeFiles, localPathOf } from './library-files.ts';
import { makeFiles } from './make-files.ts';
import { done, failed, MAX_ATTEMPTS, WAITING, withoutTool, working } from './pipeline-state.ts';
import { planOf } from './plan.ts';
import { createStateStore } from './state-store.ts';
import type { Tools } from './tools.ts';
import { findTools, missingSentence } from './tools.ts';
import { messageOf } from './video-error.ts';
import { forgetReverseClip, knownReverseClip } from './reverse-clip-record.ts';
import { createReverseClips } from './reverse-clips.ts';
import { createWorkQueue, STOPPED } from './work-queue.ts';

/** The operations on videos of the media library. */
export interface MediaPipeline {
  /** Why an upload is refused, as a sentence for the editor; undefined when it is taken. */
  readonly whyRefused: (path: string, name: string) => Promise<string | undefined>;
  /** Inspects a video in the background and creates its missing files. */
  readonly add: (fileId: number) => Promise<void>;
  /** Leaves a video to the next start of the CMS: commands that end at once bring it in. */
  readonly leave: (fileId: number) => Promise<void>;
  /** Brings files in that are finished, and the same everywhere: none of them passes the pipeline. */
  readonly skip: <Result>(bringIn: () => Promise<Result>) => Promise<Result>;
  /** Whether such an import is running. */
  readonly isSkipped: () => boolean;
  /** A video was removed. */
  readonly forget: (fileId: number) => Promise<void>;
  /** The state of a video; undefined if it never passed the pipeline. */
  readonly stateOf: (fileId: number) => Promise<VideoState | undefined>;
  /** The same for all that ever passed it, by their numbers. */
  readonly states: () => Promise<ReadonlyMap<number, VideoState>>;
  /** Why nothing is done with videos; undefined where everything is there that is needed. */
  readonly whatIsMissing: () => Promise<VideoMessage | undefined>;
  /**
   * How far the ends of clips are from their pictures, of those that are measured; the others are measured in
   * the background and are there the next time.
   */
  readonly clipEndsOf: (snapshots: readonly Snapshot[]) => readonly ClipEnd[];
  /** The mean difference of each pair, measured with priority; undefined where it is not known yet. */
  readonly clipEndsOfPairs: (pairs: readonly ClipEndPair[]) => readonly (number | undefined)[];
  /** Keeps what was measured elsewhere, by the names of the pairs: clips that come with their measurements. */
  readonly learnClipEnds: (measured: ReadonlyMap<string, number>) => Promise<void>;
  /**
   * Makes the reversed clip, as a new file in the same folder. Returns an existing one; concurrent calls share one
   * job.
   *
   * @param by The id of the administrator who will own the file.
   * @returns Its id in the media library.
   * @throws VideoError, also when the CMS is shut down meanwhile; ToolError
   */
  readonly reverse: (fileId: number, by?: number) => Promise<number>;
  /** Progress or failure of the reversed clip; undefined if none was requested. */
  readonly reversalOf: (fileId: number) => Reversal | undefined;
  /** The clip that `reverse` has made, as long as both are there and the same. */
  readonly knownReverseClip: (fileId: number) => Promise<number | undefined>;
  /** Walk films between panoramas. */
  readonly films: FilmQueue;
  /** Entries have changed: videos may be shown now where they were not before. */
  readonly lookForCopies: () => void;
  /** Resumes work that an earlier run of the CMS did not finish. */
  readonly resume: () => Promise<void>;
  /** The same for what another process on the same database did not finish. */
  readonly takeOver: () => Promise<void>;
  /** Ends what runs. */
  readonly stop: () => Promise<void>;
}

/** Starts without ffmpeg, too: uploads are then left unchanged, and the log reports once what is missing. */
export function createMediaPipeline(strapi: Core.Strapi): MediaPipeline {
  const skipped = new AsyncLocalStorage<boolean>();
  const states = createStateStore(strapi);
  const leases = leasesOf(strapi);
  const library = libraryOf(strapi);
  const queue = createWorkQueue((error) =>
    strapi.log.error(`A video could not be worked at: ${String(error)}`),
  );
  /** Only for as long as they are worked at: too many to be written into the database. */
  const progress = new Map<number, number>();
  const foundTools = findTools().then((found) => {
    if ('missing' in found)
      strapi.log.warn(`Videos are used as they were uploaded. ${missingSentence(found)}`);
    return found;
  });
  const tools = async (): Promise<Tools | undefined> => {
    const found = await foundTools;
    return 'missing' in found ? undefined : found;
  };
  const measures = createClipMeasures({
    file: dataFolder().clipEndsFile,
    library,
    queue,
    tools,
  });
  const lookForCopies = createCopies({ strapi, queue, states, leases, tools });
  const reverseClips = createReverseClips({ strapi, queue, tools: () => foundTools });

  const work = async (fileId: number, signal: AbortSignal, pathOf: PathOf): Promise<void> => {
    const file = await findFile(strapi, fileId);
    if (file === null) return states.remove(fileId);
    const found = await foundTools;
    if ('missing' in found) return states.set(fileId, withoutTool(found));
    const known = await states.get(fileId);
    // Another process was faster.
    if (known?.status === 'done' || known?.status === 'failed') return;
    const attempts = (known?.attempts ?? 0) + 1;
    if (attempts > MAX_ATTEMPTS) {
      return states.set(fileId, failed(attempts, { code: 'gaveUp' }));
    }
    await states.set(fileId, working(attempts));
    try {
      const path = await localPathOf(pathOf, file);
      if (path === undefined) {
        return await states.set(fileId, failed(attempts, { code: 'elsewhere' }));
      }
      const probe = await probeVideo(found, path, signal);
      if (probe === undefined) {
        return await states.set(fileId, failed(attempts, { code: 'noVideo' }));
      }
      const plan = planOf(await inspectVideo(found, path, probe, signal));
      if (plan.kind === 'leave') return await states.set(fileId, done(attempts, plan));
      await inWorkFolder('video', async (folder) => {
        const onProgress = (part: number) => void progress.set(fileId, part);
        const made = await makeFiles({ tools: found, path, probe, plan, folder, signal, onProgress });
        signal.throwIfAborted();
        if (await keepMadeFiles(strapi, file, made)) await states.set(fileId, done(attempts, plan));
        lookForCopies();
      });
    } catch (error) {
      if (signal.reason === STOPPED || signal.reason === LOST) return await states.set(fileId, WAITING);
      // Dropped for a newer upload or for its removal: the state is not ours any more.
      if (signal.aborted) return;
      await states.set(fileId, failed(attempts, messageOf(error)));
    } finally {
      progress.delete(fileId);
    }
  };
  const withProgress = (fileId: number, state: VideoState): VideoState => {
    const part = progress.get(fileId);
    return state.status === 'working' && part !== undefined ? { ...state, progress: part } : state;
  };
  const enqueue = (fileId: number): void => {
    const name = `video ${fileId}`;
    queue.add(name, (signal) =>
      underLease(leases, name, signal, (bound) =>
        span('video.convert', {}, () => library.withFiles((pathOf) => work(fileId, bound, pathOf))),
      ),
    );
  };
  const enqueueThose = async (isMeant: (status: VideoState['status']) => boolean): Promise<void> => {
    for (const [fileId, { status }] of await states.all()) {
      if (isMeant(status) && !queue.has(`video ${fileId}`)) enqueue(fileId);
    }
  };

  return {
    async whyRefused(path, name) {
      const found = await tools();
      return found && whyRefused(found, path, name);
    },
    async add(fileId) {
      reverseClips.forget(fileId);
      // An import adds its files in one transaction: until the commit, they cannot be found.
      await strapi.db.transaction(async ({ onCommit }) => {
        await states.set(fileId, WAITING);
        onCommit(() => enqueue(fileId));
      });
    },
    leave: (fileId) => states.set(fileId, WAITING),
    skip: (bringIn) => skipped.run(true, bringIn),
    isSkipped: () => skipped.getStore() === true,
    async forget(fileId) {
      queue.drop(`video ${fileId}`);
      reverseClips.forget(fileId);
      await states.remove(fileId);
      await forgetReverseClip(strapi, fileId);
    },
    async stateOf(fileId) {
      const state = await states.get(fileId);
      return state && withProgress(fileId, state);
    },
    async states() {
      return new Map((await states.all()).map(([id, state]) => [id, withProgress(id, state)]));
    },
    async whatIsMissing() {
      const found = await foundTools;
      return 'missing' in found ? found.missing : undefined;
    },
    clipEndsOf: measures.of,
    clipEndsOfPairs: measures.ofPairs,
    learnClipEnds: measures.learn,
    reverse: reverseClips.make,
    reversalOf: reverseClips.stateOf,
    knownReverseClip: (fileId) => knownReverseClip(strapi, fileId),
    films: createFilmQueue({ queue, library, tools: () => foundTools }),
    lookForCopies,
    async resume() {
      await enqueueThose((status) => status !== 'done' && status !== 'failed');
      lookForCopies();
    },
    takeOver: () => enqueueThose((status) => status === 'waiting' || status === 'working'),
    stop: queue.stop,
  };
}
