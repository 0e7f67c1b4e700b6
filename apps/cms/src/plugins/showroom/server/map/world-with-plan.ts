import type { Core } from '@strapi/strapi';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { LOCATION, WORLD } from '../../../../content-model/content-uids.ts';
import { readDocuments } from './rows.ts';

/** The world that a location belongs to, if the account may read both and the world has a floor plan. */
export async function worldWithPlan(
  strapi: Core.Strapi,
  account: Permissions,
  location: string,
): Promise<string | undefined> {
  const [found] = await readDocuments(strapi, account, {
    uid: LOCATION,
    documentIds: [location],
    links: ['world'],
  });
  const documentId = found?.linked('world');
  if (documentId === undefined) return undefined;
  const [world] = await readDocuments(strapi, account, {
    uid: WORLD,
    documentIds: [documentId],
    populate: { floor_plan: true },
  });
  return world?.seen['floor_plan'] ? documentId : undefined;
}
