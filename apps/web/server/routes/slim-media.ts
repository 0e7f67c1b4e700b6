import type { Media } from '@vitrine/core/world/media';

/** A file without its stored widths: pictures are asked for by the picture route. */
export const slimMedia = (media: Media): Media => ({ ...media, formats: {} });
