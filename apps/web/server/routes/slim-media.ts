import type { Media } from '@vitrine/core/world/media';

/** A file without its stored widths: pictures are asked for by the picture route. */
export function slimMedia(media: Media): Media {
  return { ...media, formats: {} };
}
