import type { Core } from '@strapi/strapi';
import type { Reversal } from '../contracts/media.ts';
import { reverseFile } from './reverse-file.ts';
import type { MissingTools, Tools } from './tools.ts';
import { messageOf, VideoError } from './video-error.ts';
import type { WorkQueue } from './work-queue.ts';

/** Jobs that reverse clips. */
export interface ReverseClips {
  /** See `MediaPipeline.reverse`. */
  readonly make: (fileId: number, by?: number) => Promise<number>;
  /** Progress or failure of the reversed clip; undefined if none was requested. */
  readonly stateOf: (fileId: number) => Reversal | undefined;
  /** Cancels the job of a clip that was replaced or removed, and forgets its state. */
  readonly forget: (fileId: number) => void;
}

export function createReverseClips(options: {
  readonly strapi: Core.Strapi;
  readonly queue: WorkQueue;
  readonly tools: () => Promise<Tools | MissingTools>;
}): ReverseClips {
  const { strapi, queue, tools } = options;
  const asked = new Map<number, { readonly answer: Promise<number>; readonly control: AbortController }>();
  const states = new Map<number, Reversal>();

  const make = async (
    fileId: number,
    by: number | undefined,
    { signal: forgotten }: AbortController,
  ): Promise<number> => {
    const found = await tools();
    if ('missing' in found) throw new VideoError(found.missing);
    if (forgotten.aborted) throw new VideoError({ code: 'stopped' });
    return new Promise((resolve, reject) => {
      const stopped = (): void => reject(new VideoError({ code: 'stopped' }));
      const onProgress = (progress: number): void => {
        if (states.get(fileId)?.status === 'making') states.set(fileId, { status: 'making', progress });
      };
      const work = async (signal: AbortSignal): Promise<void> => {
        signal.addEventListener('abort', stopped);
        await reverseFile({ strapi, tools: found, fileId, by, signal, onProgress }).then(resolve, reject);
      };
      queue.add(`reverse ${fileId}`, work, { urgency: 'awaited', onDropped: stopped });
    });
  };

  return {
    make(fileId, by) {
      const running = asked.get(fileId);
      if (running !== undefined) return running.answer;
      states.set(fileId, { status: 'making', progress: 0 });
      const control = new AbortController();
      const answer = make(fileId, by, control);
      asked.set(fileId, { answer, control });
      const end = (state: Reversal | undefined): void => {
        // Cancelled, and possibly requested again since.
        if (control.signal.aborted) return;
        asked.delete(fileId);
        if (state === undefined) states.delete(fileId);
        else states.set(fileId, state);
      };
      answer.then(
        () => end(undefined),
        (error: unknown) => end({ status: 'failed', about: messageOf(error) }),
      );
      return answer;
    },
    stateOf: (fileId) => states.get(fileId),
    forget(fileId) {
      asked.get(fileId)?.control.abort();
      asked.delete(fileId);
      states.delete(fileId);
      queue.drop(`reverse ${fileId}`);
    },
  };
}
