import type { Core } from '@strapi/strapi';
import {
  ARTICLE,
  DASHBOARD,
  HOOK,
  LOCATION,
  PORTAL,
  SETTINGS,
  TRANSITION,
  WORDINGS,
  WORLD,
} from '../../../../content-model/content-uids.ts';
import type { EntryName } from '../content/references.ts';
import { nodeName } from '../content/world-use.ts';
import { holdersOfEntries } from '../content/holders.ts';
import type { Holders } from '../content/holders.ts';

const MENU = 'api::menu.menu';

/** Which worlds show an entry, as a draft or to visitors. */
interface WorldTies {
  /** The `documentId`s of the worlds. */
  readonly worlds: ReadonlySet<string>;
  /** Whether all worlds show it, whatever leads to it: the settings, or an article among the shortcuts. */
  readonly isEverywhere: boolean;
}

type Related = { readonly documentId: string } | null | undefined;
interface LocationPart {
  readonly world?: Related;
}
type StoredRow = Readonly<Record<string, unknown>> & { readonly documentId: string };

const WORLD_PART = { world: { select: ['documentId'] } };
const IN_WORLD = { populate: WORLD_PART };

/** What an entry belongs to by itself, with what to read for it; other types belong to what leads to them. */
const OWN_TIES: Readonly<
  Record<string, { readonly populate: object; readonly worldsIn: (row: StoredRow) => readonly Related[] }>
> = {
  [WORLD]: { populate: {}, worldsIn: (row) => [row] },
  [LOCATION]: { populate: WORLD_PART, worldsIn: (row) => [row['world'] as Related] },
  [TRANSITION]: {
    populate: { ...WORLD_PART, from: IN_WORLD, to: IN_WORLD },
    worldsIn: (row) => [row['world'] as Related, worldAt(row['from']), worldAt(row['to'])],
  },
  // Of the world that it leads out of, like its arrow.
  [PORTAL]: { populate: { from: IN_WORLD }, worldsIn: (row) => [worldAt(row['from'])] },
  [HOOK]: {
    populate: { locations: IN_WORLD },
    worldsIn: (row) => ((row['locations'] ?? []) as readonly LocationPart[]).map((one) => one.world),
  },
};

function worldAt(location: unknown): Related {
  return (location as LocationPart | null | undefined)?.world;
}

/** Types with one entry for the whole showroom. */
const OF_ALL: ReadonlySet<string> = new Set([SETTINGS, WORDINGS]);

/**
 * Finds the worlds that show an entry: its own, or those of all that leads to it, directly or through others. The
 * drafts and the published versions of every language count, so that nothing of another world can be made one's own by
 * a draft.
 */
export async function worldTiesOf(strapi: Core.Strapi, entry: EntryName): Promise<WorldTies> {
  const worlds = new Set<string>();
  const waiting: EntryName[] = [entry];
  const seen = new Set([nodeName(entry.uid, entry.documentId)]);
  // Iterating an array includes elements added during the loop.
  for (const one of waiting) {
    if (OF_ALL.has(one.uid)) return { worlds, isEverywhere: true };
    const own = OWN_TIES[one.uid];
    if (own !== undefined) {
      const found = await ownWorlds(strapi, one, own);
      if (found === 'everywhere') return { worlds, isEverywhere: true };
      for (const world of found) worlds.add(world);
      continue;
    }
    const holders = await holdersOfEntries(strapi, one.uid, [one.documentId]);
    if (await isListedEverywhere(strapi, one, holders)) return { worlds, isEverywhere: true };
    for (const [uid, ids] of holders) {
      const rows: readonly StoredRow[] = await strapi.db
        .query(uid)
        .findMany({ where: { id: { $in: [...ids] } }, select: ['documentId'] });
      for (const { documentId } of rows) {
        const name = nodeName(uid, documentId);
        if (seen.has(name)) continue;
        seen.add(name);
        waiting.push({ uid, documentId });
      }
    }
  }
  return { worlds, isEverywhere: false };
}

async function ownWorlds(
  strapi: Core.Strapi,
  { uid, documentId }: EntryName,
  { populate, worldsIn }: (typeof OWN_TIES)[string],
): Promise<readonly string[] | 'everywhere'> {
  const rows: readonly StoredRow[] = await strapi.db.query(uid).findMany({ where: { documentId }, populate });
  const perRow = rows.map((row) => worldsIn(row).flatMap((world) => world?.documentId ?? []));
  // A hook without a location runs in every world.
  if (uid === HOOK && perRow.some((worlds) => worlds.length === 0)) return 'everywhere';
  return perRow.flat();
}

/** Whether visitors of every world find it: among the shortcuts, in the search, or as a menu of the root level. */
async function isListedEverywhere(
  strapi: Core.Strapi,
  { uid, documentId }: EntryName,
  holders: Holders,
): Promise<boolean> {
  if (uid === MENU && holders.size > 0) return false;
  if (uid !== MENU && uid !== ARTICLE && uid !== DASHBOARD) return false;
  const published: readonly StoredRow[] = await strapi.db.query(uid).findMany({
    where: { documentId, publishedAt: { $notNull: true } },
    ...(uid === ARTICLE ? { populate: { category: { select: ['id'] } } } : {}),
  });
  return published.some(
    (row) => uid === MENU || row['shown_unlinked'] === true || (row['category'] ?? null) !== null,
  );
}
