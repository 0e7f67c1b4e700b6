import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { inWorkFolder } from '../environment/work-folder.ts';
import type { VideoState } from '../contracts/media.ts';
import { findFile, keepMadeFiles, localPathOf } from './library-files.ts';
import type { LibraryFile } from './library-files.ts';
import { makeSmallerCopy } from './smaller-copy.ts';
import type { StateStore } from './state-store.ts';
import type { Tools } from './tools.ts';
import { playedFiles } from './played-files.ts';
import type { WorkQueue } from './work-queue.ts';

/**
 * Makes smaller copies of the videos that visitors play in a player, when there is no other work.
 *
 * @returns Looks for videos that have none yet, and was not tried with before. It may be called at any time and
 * as often as one likes.
 */
export function createSmallerCopies(options: {
  readonly strapi: Core.Strapi;
  readonly queue: WorkQueue;
  readonly states: StateStore;
  readonly tools: () => Promise<Tools | undefined>;
}): () => void {
  const { strapi, queue, states, tools } = options;

  const make = async (fileId: number, signal: AbortSignal): Promise<void> => {
    const found = await tools();
    const state = await states.get(fileId);
    const file = await findFile(strapi, fileId);
    if (found?.smaller === undefined || file === null || state === undefined || !isWaiting(state)) return;
    // Written down before: work that ends the whole CMS is not begun again.
    await states.set(fileId, { ...state, smaller: { kind: 'none' } });
    const path = shownPathOf(strapi, file);
    if (path === undefined || !existsSync(path)) return;
    const { smaller } = found;
    try {
      await inWorkFolder('video', async (folder) => {
        const copy = await makeSmallerCopy({ tools: { ...found, smaller }, path, folder, signal });
        signal.throwIfAborted();
        if (copy !== undefined && (await keepMadeFiles(strapi, file, [copy.file]))) {
          await states.set(fileId, {
            ...state,
            smaller: { kind: 'made', codec: smaller, saved: copy.saved },
          });
        }
      });
    } catch (error) {
      if (signal.aborted) {
        // Of a file that was replaced meanwhile the state is not ours any more.
        const isOurs = (await states.get(fileId))?.smaller !== undefined;
        return isOurs ? states.set(fileId, state) : undefined;
      }
      strapi.log.warn(`A video has no smaller copy: ${String(error)}`);
    }
  };

  const look = async (): Promise<void> => {
    if ((await tools())?.smaller === undefined) return;
    const played = await playedFiles(strapi);
    for (const [fileId, state] of await states.all()) {
      if (!isWaiting(state) || !played.has(fileId)) continue;
      queue.add(`smaller ${fileId}`, (signal) => make(fileId, signal), { urgency: 'idle' });
    }
  };

  return () => queue.add('look for smaller copies', look, { urgency: 'idle' });
}

/** Whether a video is finished and no smaller copy has been tried. */
function isWaiting({ status, smaller, about }: VideoState): boolean {
  return status === 'done' && smaller === undefined && !['transparent', 'tooLong'].includes(about.code);
}

/** The file that visitors get, on this machine. */
function shownPathOf(strapi: Core.Strapi, file: LibraryFile): string | undefined {
  const { playable } = (file.formats ?? {}) as { readonly playable?: { readonly url?: string } };
  if (playable?.url === undefined) return localPathOf(strapi, file);
  return file.provider === 'local' ? join(strapi.dirs.static.public, playable.url) : undefined;
}
