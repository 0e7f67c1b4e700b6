import type { Core } from '@strapi/strapi';
import { MENU } from '../../../../content-model/content-uids.ts';
import { schemaOf } from '../../../../content-model/model.ts';
import type { Attributes } from '../../../../content-model/model.ts';
import { holdersOfEntries } from '../content/holders.ts';
import type { EntryName } from '../content/references.ts';
import { isRootMenu, menusAt } from './menu-places.ts';

/** A call that changes an entry. */
export interface Write {
  readonly action: string;
  readonly uid: string;
  /** Absent for a new entry. */
  readonly documentId?: string;
  /** The attributes that it writes. */
  readonly data?: unknown;
}

/**
 * The entries that a write takes over: those that it links from the other side of a relation, such as a location that
 * is put into a world's list, and leave the world that they were in; and menus of the root level that get another
 * place, and leave every world.
 */
export async function takenOver(strapi: Core.Strapi, write: Write): Promise<readonly EntryName[]> {
  const { action, uid, documentId, data } = write;
  const existing = documentId === undefined ? undefined : { uid, documentId };
  if (action === 'publish') {
    // A draft may have been prepared by someone who may change more: visitors see its menus from now on.
    return existing === undefined ? [] : rootMenusOf(strapi, await menusAt(strapi, existing, 'draft'));
  }
  const attributes = (schemaOf(strapi, uid)?.attributes ?? {}) as Attributes;
  const found: EntryName[] = [];
  for (const [name, { mappedBy, target }] of Object.entries(attributes)) {
    if (target === undefined || !target.startsWith('api::')) continue;
    if (mappedBy === undefined && target !== MENU) continue;
    const value = (data as Readonly<Record<string, unknown>> | null | undefined)?.[name];
    const linked = await linkedBy(strapi, target, value);
    if (target !== MENU) found.push(...linked);
    else {
      const there = existing === undefined ? [] : await menusAt(strapi, existing);
      found.push(...(await rootMenusOf(strapi, notIn(linked, there))));
    }
  }
  return found;
}

async function rootMenusOf(strapi: Core.Strapi, menus: readonly EntryName[]): Promise<readonly EntryName[]> {
  const found: EntryName[] = [];
  for (const menu of menus) if (await isRootMenu(strapi, menu.documentId)) found.push(menu);
  return found;
}

function notIn(entries: readonly EntryName[], others: readonly EntryName[]): readonly EntryName[] {
  return entries.filter((one) => !others.some(({ documentId }) => documentId === one.documentId));
}

/** The entries that lead to one that is going to be deleted, and would lead nowhere then. */
export async function leadingTo(
  strapi: Core.Strapi,
  { uid, documentId }: EntryName,
): Promise<readonly EntryName[]> {
  const found = new Map<string, EntryName>();
  for (const [holder, ids] of await holdersOfEntries(strapi, uid, [documentId])) {
    const rows: readonly { readonly documentId: string }[] = await strapi.db
      .query(holder)
      .findMany({ where: { id: { $in: [...ids] } }, select: ['documentId'] });
    for (const row of rows) found.set(row.documentId, { uid: holder, documentId: row.documentId });
  }
  found.delete(documentId);
  return [...found.values()];
}

async function linkedBy(strapi: Core.Strapi, uid: string, value: unknown): Promise<readonly EntryName[]> {
  const { documentIds, ids } = namesIn(value);
  const rows: readonly { readonly documentId: string }[] =
    ids.length === 0
      ? []
      : await strapi.db.query(uid).findMany({ where: { id: { $in: ids } }, select: ['documentId'] });
  const names = new Set([...documentIds, ...rows.map((row) => row.documentId)]);
  return [...names].map((documentId) => ({ uid, documentId }));
}

/** The document ids and row ids in any form in which a relation is written: one, a list, `connect` or `set`. */
function namesIn(value: unknown): {
  readonly documentIds: readonly string[];
  readonly ids: readonly number[];
} {
  const documentIds: string[] = [];
  const ids: number[] = [];
  const look = (part: unknown): void => {
    if (Array.isArray(part)) for (const one of part as readonly unknown[]) look(one);
    else if (typeof part === 'number') ids.push(part);
    else if (typeof part === 'string') {
      if (/^\d+$/.test(part)) ids.push(Number(part));
      documentIds.push(part);
    } else if (typeof part === 'object' && part !== null) {
      const { documentId, id, connect, set, disconnect } = part as Readonly<Record<string, unknown>>;
      for (const one of [documentId, id, connect, set, disconnect]) look(one);
    }
  };
  look(value);
  return { documentIds, ids };
}
