import { LOCATION, TRANSITION, WORLD } from '../../../../content-model/content-uids.ts';
import type { Row } from '../../../../content-model/stored-entries.ts';
import type { Change } from '../changes/changes.ts';
import { titleOf } from '../content/rows.ts';
import type { Deed } from './activity-log.ts';

const WORLDLY: ReadonlySet<string> = new Set([LOCATION, TRANSITION]);

/** What a change is remembered by; undefined for a save that has changed nothing. */
export function deedOf(change: Change): Deed | undefined {
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
