import type { LibraryVideo } from '../../../../../contracts/media.ts';

/** Whether the state of a video will change without the editor. */
export function isInWork({ state }: LibraryVideo): boolean {
  return state?.status === 'waiting' || state?.status === 'working';
}
