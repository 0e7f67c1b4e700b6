import type { Core } from '@strapi/strapi';
import { LOCATION, WORLD } from '../../../../content-model/content-uids.ts';
import { hasDrafts, isLocalisedType } from '../../../../content-model/model.ts';
import { findComponentPaths } from '../../../../publishing/component-paths.ts';
import { storedAttributes, tableOf } from '../../../../publishing/one-sided-relations.ts';
import { VERSION } from './version-type.ts';

/** Rows of content types, each with something that leads to what was asked about. */
export type Holders = ReadonlyMap<string, ReadonlySet<number>>;

/** Which files belong to which entries and components: Strapi's own table. */
export const FILE_LINKS = 'files_related_mph';

/** Finds the rows, drafts and published ones in every language, that lead to entries of one type. */
export async function holdersOfEntries(
  strapi: Core.Strapi,
  uid: string,
  documentIds: readonly string[],
): Promise<Holders> {
  const versions = await tableOf(strapi, uid).findMany({
    where: { documentId: { $in: documentIds } },
  });
  const ids = versions.map(({ id }) => id);
  const collected = collector();
  if (ids.length === 0) return collected.holders;
  const models = [...Object.keys(strapi.contentTypes), ...Object.keys(strapi.components)];
  for (const holder of models.filter((name) => name.startsWith('api::') || !name.includes('::'))) {
    for (const [, attribute] of storedAttributes(strapi, holder)) {
      const { joinTable, mappedBy, target, type } = attribute;
      const column = joinTable?.inverseJoinColumn?.name;
      // The localizations of a type are a relation to itself; Strapi declares them without a table.
      if (type !== 'relation' || target !== uid || mappedBy !== undefined || column === undefined) continue;
      const source = joinTable?.joinColumn.name ?? '';
      const links = await tableOf(strapi, joinTable?.name ?? '').findMany({
        where: { [column]: { $in: ids } },
      });
      await collected.add(
        strapi,
        holder,
        links.map((link) => Number(link[source])),
      );
    }
  }
  if (uid === LOCATION) {
    const starts = await tableOf(strapi, WORLD).findMany({
      where: { start_location_id: { $in: versions.map((row) => row['payloadId']) } },
    });
    await collected.add(
      strapi,
      WORLD,
      starts.map(({ id }) => id),
    );
  }
  return collected.holders;
}

/** Finds the rows that show one of these files. */
export async function holdersOfFiles(strapi: Core.Strapi, files: readonly number[]): Promise<Holders> {
  // In the transaction that there may be: on SQLite, which has one connection, any other question waits for its end.
  const links: readonly { readonly related_id: number; readonly related_type: string }[] =
    await strapi.db.transaction(({ trx }) =>
      trx(FILE_LINKS)
        .select('related_id', 'related_type')
        .whereIn('file_id', [...files]),
    );
  const collected = collector();
  for (const [holder, group] of Map.groupBy(links, (link) => link.related_type)) {
    const isOurs = holder.startsWith('api::') || Object.hasOwn(strapi.components, holder);
    if (isOurs)
      await collected.add(
        strapi,
        holder,
        group.map((link) => link.related_id),
      );
  }
  return collected.holders;
}

/** The entries whose present texts show a file: these are no links of the media library. */
export async function holdersInTexts(strapi: Core.Strapi, hash: string): Promise<Holders> {
  const found: readonly { readonly uid: string; readonly entry: string; readonly language: string | null }[] =
    await strapi.db.query(VERSION).findMany({
      select: ['uid', 'entry', 'language'],
      where: { isPresent: true, files: { $contains: hash } },
    });
  const holders = new Map<string, Set<number>>();
  for (const { uid, entry, language } of found) {
    const rows: readonly { readonly id: number }[] = await strapi.db.query(uid).findMany({
      select: ['id'],
      where: {
        documentId: entry,
        ...(isLocalisedType(strapi, uid) ? { locale: language } : {}),
        ...(hasDrafts(strapi, uid) ? { publishedAt: null } : {}),
      },
    });
    for (const { id } of rows) holders.set(uid, (holders.get(uid) ?? new Set<number>()).add(id));
  }
  return holders;
}

function collector() {
  const holders = new Map<string, Set<number>>();
  return {
    holders,
    async add(strapi: Core.Strapi, holder: string, ids: readonly number[]): Promise<void> {
      if (ids.length === 0) return;
      const paths = await findComponentPaths(strapi, holder, [...new Set(ids)]);
      for (const { entry } of paths.values()) {
        const known = holders.get(entry.uid) ?? new Set<number>();
        holders.set(entry.uid, known.add(entry.id));
      }
    },
  };
}
