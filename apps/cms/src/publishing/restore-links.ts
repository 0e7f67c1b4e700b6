import type { Core } from '@strapi/strapi';
import { tableOf } from './one-sided-relations.ts';
import type { OneSidedRelation, Row } from './one-sided-relations.ts';
import { findComponentPaths, findAtPaths } from './component-paths.ts';
import type { Place } from './component-paths.ts';

/** A published entry that got a link back. */
export interface Holder {
  readonly uid: string;
  /** Absent for a type without languages. */
  readonly locale?: string;
}

/**
 * Makes the links of a relation live again that published entries have lost: their drafts have them.
 *
 * @param publishedOf what the links lead to: the published version of each draft.
 * @returns The entries that it has changed.
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
  const places = await findComponentPaths(strapi, relation.holder, [...new Set(links.map(sourceOf))]);
  const twins = await publishedTwins(strapi, [...places.values()]);
  const sources = await findAtPaths(strapi, new Map([...twins].map(([place, { id }]) => [place, id])));
  const standing = await existingLinks(strapi, relation, [...sources.values()]);

  const holders: Holder[] = [];
  const lost = links.flatMap((link) => {
    const { id: _, ...columns } = link;
    const place = places.get(Number(link[relation.source]));
    const twin = place && twins.get(place);
    const source = place && sources.get(place);
    const target = publishedOf.get(Number(link[relation.target]));
    if (twin === undefined || source === undefined || target === undefined) return [];
    const known = standing.get(source) ?? [];
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

/** The published version of the entry that a place is in, where its draft has not been changed since. */
async function publishedTwins(
  strapi: Core.Strapi,
  places: readonly Place[],
): Promise<ReadonlyMap<Place, Twin>> {
  const twins = new Map<Place, Twin>();
  for (const [uid, group] of Map.groupBy(places, ({ entry }) => entry.uid)) {
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
    for (const place of group) {
      const twin = twinOf.get(place.entry.id);
      if (twin !== undefined) twins.set(place, twin);
    }
  }
  return twins;
}

const VERSION = ['id', 'documentId', 'locale', 'updatedAt'];

/** Publishing takes the draft's time along: versions with one time hold the same. */
function versionOf(row: Row): string {
  return JSON.stringify([row['documentId'], row['locale'], new Date(String(row['updatedAt'])).getTime()]);
}

/** What the holders of a relation lead to, by the holder's id. */
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
