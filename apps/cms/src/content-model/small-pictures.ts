/** A file of the media library, reduced to its small picture. */
interface StoredFile {
  readonly url?: unknown;
  readonly mime?: unknown;
  readonly formats?: { readonly thumbnail?: { readonly url?: unknown } } | null;
}

/** URL of a small picture of a file; undefined if it is not a picture. */
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

/** What to populate of a location's background for {@link pictureOfBackgrounds}. */
export const BACKGROUND_PICTURES = {
  on: {
    'background-content.image': { populate: { image: true } },
    'background-content.video': { populate: { poster: true } },
  },
};

/** The first background of a location that has a picture. */
export function pictureOfBackgrounds(backgrounds: unknown): string | undefined {
  return (Array.isArray(backgrounds) ? (backgrounds as readonly StoredBackground[]) : [])
    .map(({ image, poster }) => smallPicture(image) ?? smallPicture(poster))
    .find((picture) => picture !== undefined);
}
