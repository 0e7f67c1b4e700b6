import type { Media } from '../world/media.ts';

/** The first frame of a film as a picture of the media library, where the CMS has made one. */
export function firstFrameOf({ firstFrame, hash, name }: Media): Media | undefined {
  if (firstFrame === undefined) return undefined;
  return {
    ...firstFrame,
    hash: `${hash}-first-frame`,
    ext: '.jpg',
    mime: 'image/jpeg',
    name: `${name} (first frame)`,
    formats: {},
  };
}
