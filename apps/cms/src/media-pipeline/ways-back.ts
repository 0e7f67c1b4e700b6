import type { Core } from '@strapi/strapi';
import type { Reversal } from '../plugins/showroom/contracts/media.ts';
import { reverseFile } from './reverse-file.ts';
import type { MissingTools, Tools } from './tools.ts';
import { messageOf, VideoError } from './video-error.ts';
import type { WorkQueue } from './work-queue.ts';

/** Clips that are turned round. */
export interface WaysBack {
  /** See `MediaPipeline.reverse`. */
  readonly make: (fileId: number, by?: number) => Promise<number>;
  /** What stands about a way back that is being made, or could not be; undefined otherwise. */
  readonly stateOf: (fileId: number) => Reversal | undefined;
}

export const createWaysBack = (options: {
  readonly strapi: Core.Strapi;
  readonly queue: WorkQueue;
  readonly tools: () => Promise<Tools | MissingTools>;
}): WaysBack => {
  const { strapi, queue, tools } = options;
  const asked = new Map<number, Promise<number>>();
  const states = new Map<number, Reversal>();

  const make = async (fileId: number, by: number | undefined): Promise<number> => {
    const found = await tools();
    if ('missing' in found) throw new VideoError(found.missing);
    return new Promise((resolve, reject) => {
      const stopped = (): void => reject(new VideoError({ code: 'stopped' }));
      const onProgress = (progress: number): void => void states.set(fileId, { status: 'making', progress });
      const work = async (signal: AbortSignal): Promise<void> => {
        signal.addEventListener('abort', stopped);
        await reverseFile({ strapi, tools: found, fileId, by, signal, onProgress }).then(resolve, reject);
      };
      queue.add(`way back ${fileId}`, work, { urgency: 'awaited', onDropped: stopped });
    });
  };

  return {
    make(fileId, by) {
      const running = asked.get(fileId);
      if (running !== undefined) return running;
      states.set(fileId, { status: 'making', progress: 0 });
      const next = make(fileId, by);
      asked.set(fileId, next);
      next
        .then(
          () => states.delete(fileId),
          (error: unknown) => states.set(fileId, { status: 'failed', about: messageOf(error) }),
        )
        .finally(() => asked.delete(fileId));
      return next;
    },
    stateOf: (fileId) => states.get(fileId),
  };
};
