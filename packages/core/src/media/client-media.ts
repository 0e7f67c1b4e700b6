import type { ClientMedia, Media } from '../world/media.ts';

/**
 * What a browser needs to show a file. The CMS's stored widths are left out: the picture route makes every width
 * itself, and they would only make the page heavier.
 */
export function toClientMedia(media: Media): ClientMedia {
  const { url, mime, width, height, name, alternativeText, alternativeTextLocale } = media;
  const { focalPoint, smaller, firstFrame } = media;
  return {
    url,
    mime,
    name,
    ...(width && height && { width, height }),
    ...(alternativeText && { alternativeText }),
    ...(alternativeText && alternativeTextLocale && { alternativeTextLocale }),
    ...(focalPoint && { focalPoint }),
    ...(smaller && { smaller }),
    ...(firstFrame && { firstFrame }),
  };
}
