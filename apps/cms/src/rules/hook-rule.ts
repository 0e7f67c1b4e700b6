import type { Core } from '@strapi/strapi';
import { HOOK } from '../content-model/content-uids.ts';
import type { Rule } from './rule.ts';

/**
 * Derives whether a hook runs only at its locations where a write does not say so: a file or a program that knows
 * nothing of the switch means that a hook without locations runs everywhere.
 */
export const prepareHook: NonNullable<Rule['prepare']> = async ({ data }) => {
  if (typeof data['only_at_locations'] === 'boolean') return;
  const namesSome = namesLocations(data['locations']);
  if (namesSome === undefined) delete data['only_at_locations'];
  else data['only_at_locations'] = namesSome;
};

/** @returns undefined where a write leaves open which locations the hook has afterwards. */
function namesLocations(value: unknown): boolean | undefined {
  if (value === null) return false;
  if (typeof value === 'string' || typeof value === 'number') return true;
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value !== 'object') return undefined;
  const { set, connect } = value as { readonly set?: unknown; readonly connect?: unknown };
  if (set !== undefined) return namesLocations(set);
  return namesLocations(connect) === true ? true : undefined;
}

/** Hooks from before there was the switch run where they ran. */
export async function switchHooksToLocations(strapi: Core.Strapi): Promise<void> {
  const hooks: readonly { readonly documentId: string; readonly locations: readonly object[] }[] =
    await strapi.db
      .query(HOOK)
      .findMany({ select: ['documentId'], populate: { locations: { select: ['id'] } } });
  const atLocations = new Set(
    hooks.flatMap(({ documentId, locations }) => (locations.length > 0 ? [documentId] : [])),
  );
  for (const documentId of atLocations) {
    // Not through the query API: it would change `updatedAt`, by which unfinished changes are recognised.
    await strapi.db.queryBuilder(HOOK).where({ documentId }).update({ only_at_locations: true }).execute();
  }
}
