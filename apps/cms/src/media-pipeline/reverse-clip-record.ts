import type { Core } from '@strapi/strapi';
import { findFile } from './library-files.ts';
import type { LibraryFile } from './library-files.ts';

/** The reversed clip of a file, and the size of the file when it was made, in kilobytes. */
interface ReverseClipRecord {
  readonly id: number;
  readonly ofSize: number;
}

function storeOf(strapi: Core.Strapi, fileId: number) {
  return strapi.store({ type: 'plugin', name: 'vitrine', key: `way_back_${fileId}` });
}

/** The file id of the reversed clip of a file; undefined if there is none or either file has changed. */
export async function knownReverseClip(strapi: Core.Strapi, fileId: number): Promise<number | undefined> {
  const record = (await storeOf(strapi, fileId).get({})) as ReverseClipRecord | null;
  if (record === null) return undefined;
  const [file, made] = await Promise.all([findFile(strapi, fileId), findFile(strapi, record.id)]);
  // A replaced file needs a new reversed clip.
  return made !== null && Number(file?.size) === record.ofSize ? record.id : undefined;
}

export async function rememberReverseClip(
  strapi: Core.Strapi,
  { id, size }: LibraryFile,
  reverseClip: number,
): Promise<void> {
  await storeOf(strapi, id).set({
    value: { id: reverseClip, ofSize: Number(size) } satisfies ReverseClipRecord,
  });
}

export async function forgetReverseClip(strapi: Core.Strapi, fileId: number): Promise<void> {
  await storeOf(strapi, fileId).delete({});
}
