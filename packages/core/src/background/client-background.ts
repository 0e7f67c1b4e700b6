import { toClientMedia } from '../media/client-media.ts';
import type { Background, StageBackground } from '../world/background.ts';

/** A background with its files as {@link toClientMedia} makes them. */
export function toClientBackground(background: Background): Background {
  if (background.kind === 'image') return { ...background, media: toClientMedia(background.media) };
  const poster = background.poster && toClientMedia(background.poster);
  return { ...background, media: toClientMedia(background.media), ...(poster && { poster }) };
}

/** A background of a transition with what the stage needs of it. */
export function toStageBackground(background: Background): StageBackground {
  const slim = toClientBackground(background);
  if (slim.kind === 'image') return slim;
  const { url, mime, width, height } = slim.media;
  const { phone } = background.media;
  return {
    ...slim,
    media: { url, mime, ...(width && height && { width, height }), ...(phone && { phone }) },
  };
}
