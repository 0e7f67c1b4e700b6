import type { Core } from '@strapi/strapi';
import { FILE } from '../../../../accounts/permissions.ts';
import { holdersInTexts, holdersOfFiles } from '../content/holders.ts';
import type { EntryName } from '../content/references.ts';
import { nodeName } from '../content/world-use.ts';
import { presentLimit } from './limit.ts';
import { mayChange, refuseOutside } from './limits.ts';

/** @throws OutsideError if an entry outside of the worlds of the present account shows the file. */
export async function refuseShownOutside(strapi: Core.Strapi, file: number): Promise<void> {
  const limit = await presentLimit(strapi);
  if (limit !== undefined) await refuseOutside(strapi, limit, await showing(strapi, file));
}

/** Those of the files that the present work may change: visitors see a change of one at once. */
export async function filesWithinPresentLimit<File extends { readonly id: number }>(
  strapi: Core.Strapi,
  files: readonly File[],
): Promise<readonly File[]> {
  if ((await presentLimit(strapi)) === undefined) return files;
  const within: File[] = [];
  for (const file of files) if (await mayChange(strapi, await showing(strapi, file.id))) within.push(file);
  return within;
}

/** The entries that show a file, in a field or inside of a text. */
async function showing(strapi: Core.Strapi, file: number): Promise<readonly EntryName[]> {
  const stored: { readonly hash: string } | null = await strapi.db
    .query(FILE)
    .findOne({ where: { id: file }, select: ['hash'] });
  const inTexts = stored === null ? [] : await holdersInTexts(strapi, stored.hash);
  const found = new Map<string, EntryName>();
  for (const [uid, ids] of [...(await holdersOfFiles(strapi, [file])), ...inTexts]) {
    const rows: readonly { readonly documentId: string }[] = await strapi.db
      .query(uid)
      .findMany({ where: { id: { $in: [...ids] } }, select: ['documentId'] });
    for (const { documentId } of rows) found.set(nodeName(uid, documentId), { uid, documentId });
  }
  return [...found.values()];
}
