import type { ClientMedia } from '@vitrine/core/world/media';

/** The usual ratio of videos; the library does not know the size of a video. */
const USUAL_RATIO = '16 / 9';

/** The CSS aspect ratio of a video's box: the video's own, else its poster's, else 16 to 9. */
export function ratioOf(video: ClientMedia, poster?: ClientMedia): string {
  const sized = [video, poster].find((media) => media?.width && media.height);
  return sized ? `${sized.width} / ${sized.height}` : USUAL_RATIO;
}

/**
 * The language of a captions file: named at the end of its file name (`film.de.vtt`, `film_pt-BR.vtt`), else
 * that of the page.
 */
export function captionsLanguage(captions: ClientMedia, locale: string): string {
  const [, named] = /[._-]([a-z]{2}(?:-[A-Z]{2})?)\.vtt$/.exec(captions.name) ?? [];
  return named ?? locale;
}
