import type { Core } from '@strapi/strapi';
import type { Permissions } from '../../../../accounts/permissions.ts';
import type { CopyRequest, CopyResult } from '../../contracts/placing.ts';
import { acquireWriteLock } from '../../../../publishing/write-lock.ts';
import { LOCATION } from '../../../../content-model/content-uids.ts';
import { newRow } from './new-row.ts';
import { readLocation } from './stored-hotspots.ts';
import type { StoredHotspot, StoredLocation } from './stored-hotspots.ts';

export interface Copying extends CopyRequest {
  /** The location that the hotspot stands in. */
  readonly from: string;
  readonly locale: string;
  /** Who copies: their rights, and their name in the entry. */
  readonly account: Permissions;
}

/**
 * Puts a saved hotspot at the same place of other locations' drafts, one after the other: what one of them
 * refuses does not hold up the others.
 *
 * @returns undefined when there is no such hotspot for them.
 */
export async function copyHotspot(
  strapi: Core.Strapi,
  copying: Copying,
): Promise<readonly CopyResult[] | undefined> {
  const { account, from, locale, component, id, to } = copying;
  const source = await readLocation(strapi, from, locale);
  const hotspot = source?.hotspots?.find((each) => each.__component === component && each.id === id);
  const isSeen = source !== undefined && account.can('read', LOCATION, source, ['hotspots']);
  if (hotspot === undefined || !isSeen) return undefined;
  const results: CopyResult[] = [];
  for (const documentId of new Set(to)) {
    try {
      // What is saved between reading and writing must not be lost.
      const result = await strapi.db.transaction(async ({ trx }) => {
        await acquireWriteLock(strapi, trx);
        return copyTo(strapi, documentId, hotspot, copying);
      });
      results.push(result);
    } catch (error) {
      const title = titleOf(account, await readLocation(strapi, documentId, locale));
      const reason = error instanceof Error ? error.message : String(error);
      results.push({ documentId, title, outcome: 'failed', reason });
    }
  }
  return results;
}

async function copyTo(
  strapi: Core.Strapi,
  documentId: string,
  hotspot: StoredHotspot,
  { account, locale }: Copying,
): Promise<CopyResult> {
  const location = await readLocation(strapi, documentId, locale);
  if (location === undefined || !account.can('read', LOCATION, location)) {
    return { documentId, title: '', outcome: 'missing' };
  }
  const title = titleOf(account, location);
  if (!account.can('update', LOCATION, location, ['hotspots'])) {
    return { documentId, title, outcome: 'forbidden' };
  }
  const rows = (location.hotspots ?? []).map((row) => ({ __component: row.__component, id: row.id }));
  const data = account.stamp({ hotspots: [...rows, newRow(strapi, hotspot, locale)] }, false);
  await strapi.documents(LOCATION).update({ documentId, locale, data: data });
  return { documentId, title, outcome: 'copied' };
}

function titleOf(account: Permissions, location: StoredLocation | undefined): string {
  return location !== undefined && account.can('read', LOCATION, location, ['title'])
    ? (location.title ?? '')
    : '';
}
