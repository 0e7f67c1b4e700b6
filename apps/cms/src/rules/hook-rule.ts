import type { Core } from '@strapi/strapi';
import { HOOK } from '../content-model/content-uids.ts';
import { isEditedByHand } from './edited-by-hand.ts';
import type { Rule } from './rule.ts';

const MEANT = {
  select: ['documentId', 'only_at_locations'],
  populate: { locations: { select: ['id'] } },
};

interface StoredHook {
  readonly documentId: string;
  readonly only_at_locations: boolean | null;
  readonly locations: readonly object[];
}

/**
 * Remembers whether a hook was meant for locations. A published entry has no link to what is unpublished or deleted,
 * and a hook without locations runs everywhere: without this, taking back a location would set its hooks free.
 */
export const hookRule: Rule = {
  check: async ({ strapi, documentId, action, isPublished }) => {
    // What is published was judged when it was saved.
    if (action === 'publish') return;
    const hook: StoredHook | null = await strapi.db
      .query(HOOK)
      .findOne({ where: { documentId, publishedAt: null }, ...MEANT });
    if (hook === null) return;
    // An import or a restored entry may name locations that are not here; an editor has seen the empty field.
    const wasMeant = hook.only_at_locations === true && !isEditedByHand(strapi);
    const isMeant = hook.locations.length > 0 || wasMeant;
    await write(strapi, { documentId, ...(isPublished ? {} : { publishedAt: null }) }, isMeant);
    return { only_at_locations: isMeant };
  },
};

/** Does so for the hooks from before there was the field: they run where they ran. */
export async function rememberLocationsOfHooks(strapi: Core.Strapi): Promise<void> {
  const hooks: readonly StoredHook[] = await strapi.db.query(HOOK).findMany(MEANT);
  for (const documentId of new Set(
    hooks.flatMap((hook) => (hook.locations.length > 0 ? [hook.documentId] : [])),
  )) {
    await write(strapi, { documentId }, true);
  }
}

/** Not through the query API: it would change `updatedAt`, by which unfinished changes are recognised. */
async function write(strapi: Core.Strapi, where: object, isMeant: boolean): Promise<void> {
  await strapi.db.queryBuilder(HOOK).where(where).update({ only_at_locations: isMeant }).execute();
}
