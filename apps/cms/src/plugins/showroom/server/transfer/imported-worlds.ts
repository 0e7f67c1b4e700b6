import type { Core } from '@strapi/strapi';
import type { WorldFile } from '@vitrine/world-file';
import type { WorldImport } from '../../../../world-transfer/import-world.ts';
import type { ImportedWorlds } from '../../contracts/transfer.ts';
import { shownText } from './preview.ts';

/** The result of an import, with the entries of its worlds. */
export async function importedWorlds(
  strapi: Core.Strapi,
  { entries, locales }: WorldFile,
  { notes, ...result }: WorldImport,
): Promise<ImportedWorlds> {
  const names = new Map(
    Object.values(entries.worlds ?? {}).map(({ slug, name }) => [String(slug), shownText(name, locales)]),
  );
  const rows: { documentId: string; slug: string }[] = await strapi.db
    .query('api::world.world')
    .findMany({ select: ['documentId', 'slug'], where: { slug: { $in: [...names.keys()] } } });
  const documents = new Map(rows.map(({ slug, documentId }) => [slug, documentId]));
  return {
    ...result,
    remarks: notes,
    worlds: [...documents].map(([slug, documentId]) => ({ documentId, name: names.get(slug) ?? slug })),
  };
}
