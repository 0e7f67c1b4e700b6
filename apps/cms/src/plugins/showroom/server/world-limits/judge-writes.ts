import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import type { EntryName } from '../content/references.ts';
import { nodeName } from '../content/world-use.ts';
import { leadingTo, takenOver } from './changed-beside.ts';
import type { Write } from './changed-beside.ts';
import { presentLimit } from './limit.ts';
import type { Limit } from './limit.ts';
import { refuseOutside, refuseShown } from './limits.ts';
import { isRootMenu, menusAt } from './menu-places.ts';
import { outsideError } from './refusals.ts';

/** Writes that were judged before the first of them was done, and what they have written so far. */
interface Together {
  readonly names: ReadonlySet<string>;
  readonly written: Map<string, EntryName>;
}

const togetherNow = new AsyncLocalStorage<Together>();

/**
 * Does a write of an account with a limit, inside a transaction. The entry is judged before it and after it: nothing of
 * another world is changed, and nothing becomes a part of it.
 *
 * @throws OutsideError
 */
export async function judgedWrite<Result>(
  strapi: Core.Strapi,
  limit: Limit,
  write: Write,
  work: () => Promise<Result>,
  writtenBy: (result: Result) => readonly EntryName[],
): Promise<Result> {
  const together = togetherNow.getStore();
  const { action, uid, documentId } = write;
  if (together !== undefined && documentId !== undefined && together.names.has(nodeName(uid, documentId))) {
    const result = await work();
    const written = action === 'delete' ? [] : writtenBy(result);
    for (const entry of written) together.written.set(nodeName(entry.uid, entry.documentId), entry);
    return result;
  }
  return judged(strapi, limit, [write], async () => {
    const result = await work();
    return { result, written: action === 'delete' ? [] : writtenBy(result) };
  });
}

/**
 * Lets writes of one work be judged together, all before the first and after the last: halfway, a published menu has no
 * place yet, and an article that is to be deleted has lost what led to it. The caller holds a transaction.
 *
 * @param writes those that `work` does; it judges others one by one.
 * @throws OutsideError if the account of the present work may not do one of them.
 */
export async function judgedTogether<Result>(
  strapi: Core.Strapi,
  writes: readonly (Write & EntryName)[],
  work: () => Promise<Result>,
): Promise<Result> {
  const limit = await presentLimit(strapi);
  if (limit === undefined) return work();
  const names = new Set(writes.map(({ uid, documentId }) => nodeName(uid, documentId)));
  const written = new Map<string, EntryName>();
  return judged(strapi, limit, writes, async () => {
    const result = await togetherNow.run({ names, written }, work);
    return { result, written: [...written.values()] };
  });
}

async function judged<Result>(
  strapi: Core.Strapi,
  limit: Limit,
  writes: readonly Write[],
  work: () => Promise<{ readonly result: Result; readonly written: readonly EntryName[] }>,
): Promise<Result> {
  const written = writes.flatMap(({ uid, documentId }) =>
    documentId === undefined ? [] : [{ uid, documentId }],
  );
  await refuseOutside(strapi, limit, written);
  for (const write of writes) await refuseShown(strapi, limit, await takenOver(strapi, write));
  const deleted = writes.filter(({ action }) => action === 'delete');
  const names = new Set(written.map(({ uid, documentId }) => nodeName(uid, documentId)));
  for (const { uid, documentId } of deleted) {
    const leading = documentId === undefined ? [] : await leadingTo(strapi, { uid, documentId });
    await refuseShown(
      strapi,
      limit,
      leading.filter((one) => !names.has(nodeName(one.uid, one.documentId))),
    );
  }
  const placed = await placedMenus(strapi, written);
  const { result, written: after } = await work();
  await refuseOutside(strapi, limit, after);
  for (const menu of placed) {
    if (await isRootMenu(strapi, menu.documentId)) throw await outsideError(strapi, limit, menu);
  }
  return result;
}

/** The menus that visitors find at these entries: without this place one would be in every world. */
async function placedMenus(
  strapi: Core.Strapi,
  entries: readonly EntryName[],
): Promise<readonly EntryName[]> {
  const placed: EntryName[] = [];
  for (const entry of entries) {
    for (const menu of await menusAt(strapi, entry, 'published')) {
      if (!(await isRootMenu(strapi, menu.documentId))) placed.push(menu);
    }
  }
  return placed;
}
