import type { Core } from '@strapi/strapi';
import { GROUP, LOCATION, MENU, WORLD } from '../../../../content-model/content-uids.ts';
import type { EntryName } from '../content/references.ts';

/** Types to which a menu is attached by `menus`: a menu that is attached nowhere is one of the root level. */
const PLACES: ReadonlySet<string> = new Set([WORLD, GROUP, LOCATION]);

/**
 * Whether visitors find a menu at the root level of every world: as the showroom does, only the `menus` of published
 * worlds, of published locations and of the groups of these count, whatever else leads to it.
 */
export async function isRootMenu(strapi: Core.Strapi, documentId: string): Promise<boolean> {
  const isPublished = { publishedAt: { $notNull: true } };
  const count = (uid: string, where: object): Promise<number> => strapi.db.query(uid).count({ where });
  if ((await count(MENU, { documentId, ...isPublished })) === 0) return false;
  const menus = { documentId };
  if ((await count(WORLD, { ...isPublished, menus })) > 0) return false;
  return (await count(LOCATION, { ...isPublished, $or: [{ menus }, { group: { menus } }] })) === 0;
}

/**
 * The menus of the root level that a menu would hide once it is published somewhere: those with the same key, by which
 * the showroom tells menus apart.
 */
export async function rootMenusLike(strapi: Core.Strapi, documentId: string): Promise<readonly EntryName[]> {
  const menus = strapi.db.query(MENU);
  const drafts: readonly StoredMenu[] = await menus.findMany({ where: { documentId, publishedAt: null } });
  const others: readonly StoredMenu[] = await menus.findMany({
    where: {
      key: { $in: drafts.map(({ key }) => key) },
      documentId: { $ne: documentId },
      publishedAt: { $notNull: true },
    },
  });
  const found: EntryName[] = [];
  for (const id of new Set(others.map((other) => other.documentId))) {
    if (await isRootMenu(strapi, id)) found.push({ uid: MENU, documentId: id });
  }
  return found;
}

interface StoredMenu {
  readonly documentId: string;
  readonly key: string;
}

interface Attaching {
  readonly menus?: readonly { readonly documentId: string }[] | null;
}

/** The menus that an entry attaches, in any language. */
export async function menusAt(
  strapi: Core.Strapi,
  { uid, documentId }: EntryName,
  version: 'any' | 'draft' | 'published' = 'any',
): Promise<readonly EntryName[]> {
  if (!PLACES.has(uid)) return [];
  const publishedAt = version === 'published' ? { $notNull: true } : null;
  const where = { documentId, ...(version === 'any' || uid === GROUP ? {} : { publishedAt }) };
  const rows: readonly Attaching[] = await strapi.db
    .query(uid)
    .findMany({ where, select: ['id'], populate: { menus: { select: ['documentId'] } } });
  const ids = new Set(rows.flatMap(({ menus }) => menus ?? []).map((menu) => menu.documentId));
  return [...ids].map((id) => ({ uid: MENU, documentId: id }));
}
