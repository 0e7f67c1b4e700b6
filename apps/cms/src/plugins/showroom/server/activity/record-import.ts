import type { Core } from '@strapi/strapi';
import { WORLD } from '../../../../content-model/content-uids.ts';
import type { ImportedWorlds } from '../../../../world-transfer/import-world.ts';
import { changesOf } from '../changes/changes-area.ts';
import { activityLogOf } from './activity-log.ts';

/** Adds an import to the activity trail: one line, however many entries it wrote. */
export function recordImport(strapi: Core.Strapi, { worlds, entries }: ImportedWorlds): void {
  const actor = changesOf(strapi).actor();
  activityLogOf(strapi).record({
    action: 'import',
    uid: WORLD,
    title: worlds.join(', '),
    count: entries,
    ...(actor === undefined ? {} : { actor }),
  });
}
