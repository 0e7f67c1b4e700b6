import { basename } from 'node:path';
import type { Core } from '@strapi/strapi';
import { underLease } from '../coordination/leases.ts';
import type { Leases } from '../coordination/leases.ts';
import { inWorkFolder } from '../environment/work-folder.ts';
import { libraryOf } from '../library/library.ts';
import type { PathOf } from '../library/library.ts';
import type { VideoState } from '../contracts/media.ts';
import { findFile, keepMadeFiles, localPathOf } from './library-files.ts';
import type { LibraryFile } from './library-files.ts';
import type { Copy, CopyRequest } from './copy.ts';
import { makePhoneCopy } from './phone-copy.ts';
import { makeSmallerCopy } from './smaller-copy.ts';
import type { StateStore } from './state-store.ts';
import type { Tools } from './tools.ts';
import { playedFiles, walkedFiles } from './played-files.ts';
import type { WorkQueue } from './work-queue.ts';

interface CopyKind {
  /** Of the file in the `formats` of the upload, and of its state. */
  readonly name: 'phone' | 'smaller';
  readonly urgency: 'brief' | 'idle';
  readonly isPossible: (tools: Tools) => boolean;
  /** The numbers of the videos that get one. */
  readonly wanted: (strapi: Core.Strapi) => Promise<ReadonlySet<number>>;
  readonly make: (request: CopyRequest) => Promise<Copy | undefined>;
}

const KINDS: readonly CopyKind[] = [
  { name: 'phone', urgency: 'brief', isPossible: () => true, wanted: walkedFiles, make: makePhoneCopy },
  {
    name: 'smaller',
    urgency: 'idle',
    isPossible: ({ smaller }) => smaller !== undefined,
    wanted: playedFiles,
    make: makeSmallerCopy,
  },
];

/**
 * Makes copies with fewer bytes when there is no other work: for phones of the clips of transitions, in a newer coding
 * of the videos that visitors play in a player.
 *
 * @returns Looks for videos that have none yet, and was not tried with before. It may be called at any time and
 * as often as one likes.
 */
export function createCopies(options: {
  readonly strapi: Core.Strapi;
  readonly queue: WorkQueue;
  readonly states: StateStore;
  readonly leases: Leases;
  readonly tools: () => Promise<Tools | undefined>;
}): () => void {
  const { strapi, queue, states, leases, tools } = options;

  const make = async (
    kind: CopyKind,
    fileId: number,
    { signal, pathOf }: { readonly signal: AbortSignal; readonly pathOf: PathOf },
  ): Promise<void> => {
    const { name } = kind;
    const found = await tools();
    const state = await states.get(fileId);
    const file = await findFile(strapi, fileId);
    if (found === undefined || file === null || state === undefined || !isWaiting(state, name)) return;
    // Written down before: work that ends the whole CMS is not begun again.
    await states.set(fileId, { ...state, [name]: { kind: 'none' } });
    const path = await shownPathOf(pathOf, file);
    if (path === undefined) return;
    try {
      await inWorkFolder('video', async (folder) => {
        const copy = await kind.make({ tools: found, path, folder, signal });
        signal.throwIfAborted();
        if (copy !== undefined && (await keepMadeFiles(strapi, file, [copy.file]))) {
          const { codec, saved } = copy;
          await states.set(fileId, { ...state, [name]: { kind: 'made', codec, saved } });
        }
      });
    } catch (error) {
      if (signal.aborted) {
        // Of a file that was replaced meanwhile the state is not ours any more.
        const isOurs = (await states.get(fileId))?.[name] !== undefined;
        return isOurs ? states.set(fileId, state) : undefined;
      }
      strapi.log.warn(`A video has no ${name} copy: ${String(error)}`);
    }
  };

  const look = async (): Promise<void> => {
    const found = await tools();
    if (found === undefined) return;
    const videos = await states.all();
    for (const kind of KINDS.filter(({ isPossible }) => isPossible(found))) {
      const wanted = await kind.wanted(strapi);
      for (const [fileId, state] of videos) {
        if (!isWaiting(state, kind.name) || !wanted.has(fileId)) continue;
        const work = (signal: AbortSignal) =>
          underLease(leases, `video ${fileId}`, signal, (bound) =>
            libraryOf(strapi).withFiles((pathOf) => make(kind, fileId, { signal: bound, pathOf })),
          );
        queue.add(`${kind.name} ${fileId}`, work, kind);
      }
    }
  };

  return () => queue.add('look for copies', look, { urgency: 'brief' });
}

/** Whether a video is finished and such a copy has not been tried. */
function isWaiting(state: VideoState, copy: CopyKind['name']): boolean {
  const { status, about } = state;
  return status === 'done' && state[copy] === undefined && !['transparent', 'tooLong'].includes(about.code);
}

/** The file that visitors get. */
async function shownPathOf(pathOf: PathOf, file: LibraryFile): Promise<string | undefined> {
  const { playable } = (file.formats ?? {}) as { readonly playable?: { readonly url?: string } };
  if (playable?.url === undefined) return localPathOf(pathOf, file);
  return file.provider === 'local' ? pathOf(basename(playable.url)) : undefined;
}
