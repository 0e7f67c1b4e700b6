import type { Media } from '../world/media.ts';

/**
 * What a browser needs to show a file. The CMS's stored widths are left out: the picture route makes every width
 * itself, and they would only make the page heavier.
 */
export function toClientMedia(media: Media): Media {
  const { url, hash, ext, mime, width, height, name, alternativeText, alternativeTextLocale } = media;
  const { focalPoint, smaller, firstFrame } = media;
  return {
    url,
    hash,
    ext,
    mime,
    name,
    formats: {},
    ...(width && height && { width, height }),
    ...(alternativeText && { alternativeText }),
    ...(alternativeText && alternativeTextLocale && { alternativeTextLocale }),
    ...(focalPoint && { focalPoint }),
    ...(smaller && { smaller }),
    ...(firstFrame && { firstFrame }),
  };
}
