import { LOCATION, TRANSITION, WORLD } from '../../../../content-model/content-uids.ts';
import type { Row } from '../../../../content-model/stored-entries.ts';
import type { Change } from '../changes/changes.ts';
import { titleOf } from '../content/rows.ts';
import type { ActivityEntry } from './activity-log.ts';

const WORLDLY: ReadonlySet<string> = new Set([LOCATION, TRANSITION]);

/** The activity entry of a change; undefined for a save that changed nothing. */
export function activityEntryOf(change: Change): ActivityEntry | undefined {
  const { action, uid, documentId, locale, actor, before, after, attributes } = change;
  if (action === 'update' && attributes.length === 0) return undefined;
  const row = after ?? before;
  const world = uid === WORLD ? documentId : WORLDLY.has(uid) ? worldOf(row) : undefined;
  return {
    action,
    uid,
    documentId,
    title: titleOf(row),
    actor,
    fields: attributes,
    ...(locale === undefined ? {} : { locale }),
    ...(world === undefined ? {} : { world }),
  };
}

function worldOf(row: Row | undefined): string | undefined {
  const world = row?.['world'];
  return typeof world === 'object' && world !== null && 'documentId' in world
    ? String(world.documentId)
    : undefined;
}
