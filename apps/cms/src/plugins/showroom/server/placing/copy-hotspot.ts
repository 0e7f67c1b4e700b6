import type { Core } from '@strapi/strapi';
import type { CopyRequest, CopyResult } from '../../contracts/placing.ts';
import { newRow } from './new-row.ts';
import { LOCATION, readLocation } from './stored-hotspots.ts';
import type { StoredLocation } from './stored-hotspots.ts';

export interface Copying extends CopyRequest {
  /** The location that the hotspot stands in. */
  readonly from: string;
  readonly locale: string;
  /** Who copies: their rights, and their name in the entry. */
  readonly mayUpdate: (location: StoredLocation) => boolean;
  readonly userId: number;
}

/**
 * Puts a saved hotspot at the same place of other locations' drafts, one after the other: what one of them
 * refuses does not hold up the others.
 *
 * @returns undefined when there is no such hotspot.
 */
export const copyHotspot = async (
  strapi: Core.Strapi,
  copying: Copying,
): Promise<readonly CopyResult[] | undefined> => {
  const { from, locale, component, id, to } = copying;
  const hotspot = (await readLocation(strapi, from, locale))?.hotspots?.find(
    (each) => each.__component === component && each.id === id,
  );
  if (hotspot === undefined) return undefined;
  const results: CopyResult[] = [];
  for (const documentId of new Set(to)) {
    const location = await readLocation(strapi, documentId, locale);
    const title = location?.title ?? '';
    if (location === undefined) {
      results.push({ documentId, title, outcome: 'missing' });
      continue;
    }
    if (!copying.mayUpdate(location)) {
      results.push({ documentId, title, outcome: 'forbidden' });
      continue;
    }
    const rows = (location.hotspots ?? []).map((row) => ({ __component: row.__component, id: row.id }));
    const data = {
      hotspots: [...rows, newRow(strapi, hotspot, locale)],
      updatedBy: copying.userId,
    };
    try {
      await strapi.documents(LOCATION).update({ documentId, locale, data: data as never });
      results.push({ documentId, title, outcome: 'copied' });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      results.push({ documentId, title, outcome: 'failed', reason });
    }
  }
  return results;
};
