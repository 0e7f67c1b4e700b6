import type { ClientMedia } from '../world/media.ts';

/** The first frame of a film as a picture of the media library, where the CMS has made one. */
export function firstFrameOf({ firstFrame, name }: ClientMedia): ClientMedia | undefined {
  if (firstFrame === undefined) return undefined;
  return {
    ...firstFrame,
    mime: 'image/jpeg',
    name: `${name} (first frame)`,
  };
}
