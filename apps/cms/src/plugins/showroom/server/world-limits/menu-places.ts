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

interface Attaching {
  readonly menus?: readonly { readonly documentId: string }[] | null;
  readonly group?: Attaching | null;
}

const MENUS = { menus: { select: ['documentId'] } };

/** The menus that an entry attaches, in any language; of a location also those of its group. */
export async function menusAt(
  strapi: Core.Strapi,
  { uid, documentId }: EntryName,
  version: 'any' | 'draft' | 'published' = 'any',
): Promise<readonly EntryName[]> {
  if (!PLACES.has(uid)) return [];
  const publishedAt = version === 'published' ? { $notNull: true } : null;
  const where = { documentId, ...(version === 'any' || uid === GROUP ? {} : { publishedAt }) };
  const group = uid === LOCATION ? { group: { populate: MENUS } } : {};
  const rows: readonly Attaching[] = await strapi.db
    .query(uid)
    .findMany({ where, populate: { ...MENUS, ...group } });
  const ids = new Set(
    rows.flatMap((row) => [row.menus ?? [], row.group?.menus ?? []].flat()).map((menu) => menu.documentId),
  );
  return [...ids].map((id) => ({ uid: MENU, documentId: id }));
}
