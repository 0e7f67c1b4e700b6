import type { Media } from '@vitrine/core/world/media';

/** A file without its stored widths: clients request pictures from the picture route. */
export function slimMedia(media: Media): Media {
  return { ...media, formats: {} };
}
