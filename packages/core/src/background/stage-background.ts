import type { Background, StageBackground, StagePicture } from '../world/background.ts';

/** A background with what the stage needs of its files. */
export function toStageBackground(background: Background): StageBackground {
  const { media } = background;
  if (background.kind === 'image') return { ...background, media: stagePicture(media) };
  const poster = background.poster && stagePicture(background.poster);
  return {
    ...background,
    media: { ...stagePicture(media), ...(media.phone && { phone: media.phone }) },
    ...(poster && { poster }),
  };
}

function stagePicture({ url, mime, width, height }: StagePicture): StagePicture {
  return { url, mime, ...(width && height && { width, height }) };
}
