import type { Media } from '../world/media.ts';

/** Whether a file is a picture: content may name a film, or nothing, where a picture belongs. */
export function isPicture(media: Pick<Media, 'mime'> | undefined): boolean {
  return isOf('image/', media);
}

/** Whether a file is a video. */
export function isVideo(media: Pick<Media, 'mime'> | undefined): boolean {
  return isOf('video/', media);
}

function isOf(type: string, media: Pick<Media, 'mime'> | undefined): boolean {
  return media?.mime.toLowerCase().startsWith(type) === true;
}
