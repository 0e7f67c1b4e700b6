/** A file of the media library, as far as its small picture goes. */
interface StoredFile {
  readonly url?: unknown;
  readonly mime?: unknown;
  readonly formats?: { readonly thumbnail?: { readonly url?: unknown } } | null;
}

/** A small picture of a file, as the CMS serves it; undefined for what is no picture. */
export function smallPicture(file: unknown): string | undefined {
  const { url, mime, formats } = (file ?? {}) as StoredFile;
  const small = formats?.thumbnail?.url;
  if (typeof small === 'string') return small;
  return typeof url === 'string' && String(mime).startsWith('image/') ? url : undefined;
}

interface StoredBackground {
  readonly image?: unknown;
  readonly poster?: unknown;
}

/** The first of a location's backgrounds that has a picture. */
export function pictureOfBackgrounds(backgrounds: unknown): string | undefined {
  return (Array.isArray(backgrounds) ? (backgrounds as readonly StoredBackground[]) : [])
    .map(({ image, poster }) => smallPicture(image) ?? smallPicture(poster))
    .find((picture) => picture !== undefined);
}
