import type { Core } from '@strapi/strapi';
import type { Permissions } from '../../../../accounts/permissions.ts';
import type { CopyRequest, CopyResult } from '../../contracts/placing.ts';
import { acquireWriteLock } from '../../../../publishing/write-lock.ts';
import { LOCATION } from '../../../../content-model/content-uids.ts';
import { newRow } from './new-row.ts';
import { readLocation } from './stored-hotspots.ts';
import type { StoredHotspot, StoredLocation } from './stored-hotspots.ts';

export interface Copying extends CopyRequest {
  /** The location of the hotspot. */
  readonly from: string;
  readonly locale: string;
  /** The account that copies: its permissions apply, and it becomes the writer. */
  readonly account: Permissions;
}

/**
 * Copies a saved hotspot to the same position in the drafts of other locations, one after the other: if one
 * location refuses it, the others still get it.
 *
 * @returns undefined if the account can see no such hotspot.
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
      // A save between reading and writing must not be lost.
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
