import { MAX_PICTURE_PIXELS } from '@vitrine/core/media/image-address';
import { MAX_UPLOAD_BYTES } from '../../../../../../contracts/uploads.ts';

/** Why a file cannot be used, as far as the browser can judge; the CMS examines it again. */
export type RefusedBecause = 'empty' | 'kind' | 'pixels' | 'size' | 'unreadable';

/** What a file is for. */
export type FilePurpose = 'clip' | 'picture';

const PURPOSES: Readonly<Record<string, FilePurpose>> = {
  jpg: 'picture',
  jpeg: 'picture',
  png: 'picture',
  webp: 'picture',
  avif: 'picture',
  mp4: 'clip',
  m4v: 'clip',
  mov: 'clip',
  webm: 'clip',
};

/** The endings, for the browser's file dialog. */
export const ACCEPTED_FILES = Object.keys(PURPOSES)
  .map((ending) => `.${ending}`)
  .join(',');

/** What a file is for by the ending of its name, or why it cannot be used. */
export function judgeFile({
  name,
  size,
}: {
  readonly name: string;
  readonly size: number;
}): { readonly purpose: FilePurpose } | { readonly because: RefusedBecause } {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const purpose = Object.hasOwn(PURPOSES, ending) ? PURPOSES[ending] : undefined;
  if (purpose === undefined) return { because: 'kind' };
  if (size === 0) return { because: 'empty' };
  return size > MAX_UPLOAD_BYTES ? { because: 'size' } : { purpose };
}

/** Why a picture cannot be used once its size is known; undefined if it can. */
export function judgePicture(
  size: { readonly width: number; readonly height: number } | undefined,
): RefusedBecause | undefined {
  if (size === undefined || size.width === 0 || size.height === 0) return 'unreadable';
  return size.width * size.height > MAX_PICTURE_PIXELS ? 'pixels' : undefined;
}
