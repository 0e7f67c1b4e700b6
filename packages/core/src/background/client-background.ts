import { toClientMedia } from '../media/client-media.ts';
import type { Background } from '../world/background.ts';

/** A background with its files as {@link toClientMedia} makes them. */
export function toClientBackground(background: Background): Background {
  if (background.kind === 'image') return { ...background, media: toClientMedia(background.media) };
  const poster = background.poster && toClientMedia(background.poster);
  return { ...background, media: toClientMedia(background.media), ...(poster && { poster }) };
}
