import type { Core } from '@strapi/strapi';
import { tableOf } from './one-sided-relations.ts';
import type { OneSidedRelation, Row } from './one-sided-relations.ts';
import { findComponentPaths, findAtPaths } from './component-paths.ts';
import type { ComponentPath } from './component-paths.ts';

/** A published entry with a restored link. */
export interface Holder {
  readonly uid: string;
  /** Absent for a type without locales. */
  readonly locale?: string;
}

/**
 * Restores the links of a relation that published entries lost, from their drafts.
 *
 * @param publishedOf The published version of each draft that the links lead to.
 * @returns The changed entries.
 */
export async function restoreLinks(
  strapi: Core.Strapi,
  relation: OneSidedRelation,
  publishedOf: ReadonlyMap<number, number>,
): Promise<readonly Holder[]> {
  const links = await tableOf(strapi, relation.table).findMany({
    where: { [relation.target]: { $in: [...publishedOf.keys()] } },
  });
  if (links.length === 0) return [];
  const sourceOf = (link: Row): number => Number(link[relation.source]);
  const paths = await findComponentPaths(strapi, relation.holder, [...new Set(links.map(sourceOf))]);
  const twins = await publishedTwins(strapi, [...paths.values()]);
  const sources = await findAtPaths(strapi, new Map([...twins].map(([path, { id }]) => [path, id])));
  const existing = await existingLinks(strapi, relation, [...sources.values()]);

  const holders: Holder[] = [];
  const lost = links.flatMap((link) => {
    const { id: _, ...columns } = link;
    const path = paths.get(Number(link[relation.source]));
    const twin = path && twins.get(path);
    const source = path && sources.get(path);
    const target = publishedOf.get(Number(link[relation.target]));
    if (twin === undefined || source === undefined || target === undefined) return [];
    const known = existing.get(source) ?? [];
    if (relation.isToMany ? known.includes(target) : known.length > 0) return [];
    holders.push(twin.holder);
    return [{ ...columns, [relation.source]: source, [relation.target]: target }];
  });
  if (lost.length > 0) await tableOf(strapi, relation.table).createMany({ data: lost });
  return holders;
}

interface Twin {
  readonly id: number;
  readonly holder: Holder;
}

/** The published version of each path's entry, if its draft has no changes since. */
async function publishedTwins(
  strapi: Core.Strapi,
  paths: readonly ComponentPath[],
): Promise<ReadonlyMap<ComponentPath, Twin>> {
  const twins = new Map<ComponentPath, Twin>();
  for (const [uid, group] of Map.groupBy(paths, ({ entry }) => entry.uid)) {
    const drafts = await tableOf(strapi, uid).findMany({
      select: VERSION,
      where: { id: { $in: [...new Set(group.map(({ entry }) => entry.id))] }, publishedAt: null },
    });
    const published = await tableOf(strapi, uid).findMany({
      select: VERSION,
      where: { documentId: { $in: drafts.map((row) => row['documentId']) }, publishedAt: { $notNull: true } },
    });
    const publishedOf = new Map(published.map((row) => [versionOf(row), row.id]));
    const twinOf = new Map(
      drafts.flatMap((draft): [number, Twin][] => {
        const id = publishedOf.get(versionOf(draft));
        const locale = draft['locale'];
        const holder = { uid, ...(typeof locale === 'string' ? { locale } : {}) };
        return id === undefined ? [] : [[draft.id, { id, holder }]];
      }),
    );
    for (const path of group) {
      const twin = twinOf.get(path.entry.id);
      if (twin !== undefined) twins.set(path, twin);
    }
  }
  return twins;
}

const VERSION = ['id', 'documentId', 'locale', 'updatedAt'];

/** Publishing copies `updatedAt` of the draft, so versions with the same time have the same content. */
function versionOf(row: Row): string {
  return JSON.stringify([row['documentId'], row['locale'], new Date(String(row['updatedAt'])).getTime()]);
}

/** The targets of a relation by the id of the source. */
async function existingLinks(
  strapi: Core.Strapi,
  { table, source, target }: OneSidedRelation,
  sources: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await tableOf(strapi, table).findMany({ where: { [source]: { $in: sources } } });
  return new Map(
    [...Map.groupBy(rows, (row) => Number(row[source]))].map(([id, links]) => [
      id,
      links.map((link) => Number(link[target])),
    ]),
  );
}
