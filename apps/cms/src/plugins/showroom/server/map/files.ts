import type { MapFile } from '../../contracts/map.ts';
import { textOf } from './rows.ts';

/** A file of the media library, as stored. */
interface StoredFile {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly mime?: string | null;
  readonly formats?: Readonly<Record<string, { readonly url?: string } | undefined>> | null;
}

/** A part of a `background` zone. */
export interface BackgroundPart {
  readonly id: number;
  readonly __component: string;
  readonly key?: string | null;
  readonly image?: StoredFile | null;
  readonly video?: StoredFile | null;
  readonly poster?: StoredFile | null;
  readonly loop?: boolean | null;
}

/** Populates a `background` zone with its files. */
export const BACKGROUND = {
  background: {
    on: {
      'background-content.image': { populate: { image: true } },
      'background-content.video': { populate: { video: true, poster: true } },
    },
  },
};

export function partsOf(background: unknown): readonly BackgroundPart[] {
  return Array.isArray(background) ? background : [];
}

/** A part of a zone in the format for writing: files by id. */
export function writtenPart({ image, video, poster, ...part }: BackgroundPart) {
  return {
    ...part,
    ...(image === undefined ? {} : { image: image?.id ?? null }),
    ...(video === undefined ? {} : { video: video?.id ?? null }),
    ...(poster === undefined ? {} : { poster: poster?.id ?? null }),
  };
}

export function mapFile(file: StoredFile): MapFile {
  const thumbnail = thumbnailOf(file);
  return {
    id: file.id,
    name: file.name,
    url: file.url,
    ...(thumbnail === undefined ? {} : { thumbnail }),
  };
}

/** The still of a video; the smallest format of a picture. */
function thumbnailOf({ formats, mime, url }: StoredFile): string | undefined {
  const small = textOf(formats?.['thumbnail']?.url) ?? textOf(formats?.['first_frame']?.url);
  return small ?? (mime?.startsWith('image/') === true ? url : undefined);
}

/** The map shows wide pictures, so these come first. */
const PREFERRED = [
  'default_background_16x9',
  'default_background_4x3',
  'default_background',
  'default_background_image',
  'mobile',
];

/** URL of a small picture of a background. */
export function pictureOf(background: unknown): string | undefined {
  const parts = partsOf(background).toSorted((one, other) => rankOf(one) - rankOf(other));
  for (const { image, poster, video } of parts) {
    for (const file of [image, poster, video]) {
      const thumbnail = file ? thumbnailOf(file) : undefined;
      if (thumbnail !== undefined) return thumbnail;
    }
  }
  return undefined;
}

function rankOf({ key }: BackgroundPart): number {
  const rank = PREFERRED.indexOf(key ?? '');
  return rank === -1 ? PREFERRED.length : rank;
}
