import type { LibraryVideo } from '../../../../../contracts/media.ts';

/** Whether what stands about a video will change by itself. */
export function isInWork({ state }: LibraryVideo): boolean {
  return state?.status === 'waiting' || state?.status === 'working';
}
