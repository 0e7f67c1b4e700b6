import type { Core } from '@strapi/strapi';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { LOCATION, WORLD } from '../../../../content-model/content-uids.ts';
import type { ExportableWorld } from '../../contracts/transfer.ts';

interface PublishedWorld {
  readonly documentId: string;
  readonly slug: string;
  readonly name: string | null;
  readonly locale: string;
}

/** The published worlds by name, in the first language that has one. */
export async function exportableWorlds(strapi: Core.Strapi): Promise<readonly ExportableWorld[]> {
  const published = { publishedAt: { $notNull: true } };
  const rows: PublishedWorld[] = await strapi.db
    .query(WORLD)
    .findMany({ select: ['documentId', 'slug', 'name', 'locale'], where: published, orderBy: { id: 'asc' } });
  const locations: { documentId: string; world: { documentId: string } | null }[] = await strapi.db
    .query(LOCATION)
    .findMany({
      select: ['documentId'],
      where: published,
      populate: { world: { select: ['documentId'] } },
    });
  const found = new Map<string, PublishedWorld>();
  for (const row of rows) {
    if (!found.has(row.documentId) || row.locale === DEFAULT_LOCALE) found.set(row.documentId, row);
  }
  return [...found.values()]
    .map(({ documentId, slug, name }) => ({
      slug,
      name: name ?? slug,
      locations: new Set(
        locations
          .filter(({ world }) => world?.documentId === documentId)
          .map((location) => location.documentId),
      ).size,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, DEFAULT_LOCALE));
}
