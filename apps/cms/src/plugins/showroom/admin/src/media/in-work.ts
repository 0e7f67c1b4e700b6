import type { LibraryVideo } from '../../../contracts/media.ts';

/** Whether what stands about a video will change by itself. */
export const isInWork = ({ state }: LibraryVideo): boolean =>
  state?.status === 'waiting' || state?.status === 'working';
