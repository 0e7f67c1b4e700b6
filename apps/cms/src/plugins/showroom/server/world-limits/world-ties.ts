import type { Core } from '@strapi/strapi';
import {
  ARTICLE,
  DASHBOARD,
  HOOK,
  MENU,
  SETTINGS,
  WORDINGS,
  WORLD,
} from '../../../../content-model/content-uids.ts';
import { holdersOfEntries } from '../content/holders.ts';
import type { EntryName } from '../content/references.ts';
import { nodeName } from '../content/world-use.ts';
import { isRootMenu } from './menu-places.ts';
import { OWN_TIES, runsEverywhere } from './own-ties.ts';

/** Which worlds show an entry, as a draft or to visitors. */
interface WorldTies {
  /** The `documentId`s of the worlds. */
  readonly worlds: ReadonlySet<string>;
  /** Whether all worlds show it, whatever leads to it: the settings, or an article among the shortcuts. */
  readonly isEverywhere: boolean;
}

type Related = { readonly documentId: string; readonly world?: Related } | null | undefined;
type StoredRow = Readonly<Record<string, unknown>> & { readonly documentId: string };

const WORLD_PART = { world: { select: ['documentId'] } };

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
    if (await isListedEverywhere(strapi, one)) return { worlds, isEverywhere: true };
    for (const [uid, ids] of await holdersOfEntries(strapi, one.uid, [one.documentId])) {
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
  names: readonly string[],
): Promise<readonly string[] | 'everywhere'> {
  if (uid === WORLD) return [documentId];
  const populate = Object.fromEntries(
    names.map((name) => [name, name === 'world' ? WORLD_PART.world : { populate: WORLD_PART }]),
  );
  const rows: readonly StoredRow[] = await strapi.db.query(uid).findMany({ where: { documentId }, populate });
  if (uid === HOOK && rows.some((row) => runsEverywhere(row, relatedIn(row, 'locations'))))
    return 'everywhere';
  return rows.flatMap((row) =>
    names.flatMap((name) =>
      relatedIn(row, name).flatMap(
        (related) => (name === 'world' ? related : related.world)?.documentId ?? [],
      ),
    ),
  );
}

function relatedIn(row: StoredRow, name: string): readonly NonNullable<Related>[] {
  return [(row[name] ?? []) as NonNullable<Related> | readonly NonNullable<Related>[]].flat();
}

/** Whether visitors of every world find it: among the shortcuts, in the search, or as a menu of the root level. */
async function isListedEverywhere(strapi: Core.Strapi, { uid, documentId }: EntryName): Promise<boolean> {
  if (uid === MENU) return isRootMenu(strapi, documentId);
  if (uid !== ARTICLE && uid !== DASHBOARD) return false;
  const published: readonly StoredRow[] = await strapi.db.query(uid).findMany({
    where: { documentId, publishedAt: { $notNull: true } },
    ...(uid === ARTICLE ? { populate: { category: { select: ['id'] } } } : {}),
  });
  return published.some(isFoundEverywhere);
}

/** Whether what visitors see of an entry is among the shortcuts, or in the search. */
export function isFoundEverywhere(published: Readonly<Record<string, unknown>>): boolean {
  return published['shown_unlinked'] === true || (published['category'] ?? null) !== null;
}
