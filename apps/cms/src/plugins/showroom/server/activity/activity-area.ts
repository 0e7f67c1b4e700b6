import { READ_ACTIVITY } from '../../contracts/activity.ts';
import { requirePermissions } from '../area.ts';
import type { Area } from '../area.ts';
import { changesOf } from '../changes/changes-area.ts';
import { activityLogOf, createActivityLog } from './activity-log.ts';
import { activityType } from './activity-type.ts';
import { activityController } from './controller.ts';
import { activityEntryOf } from './activity-entry.ts';
import { keptDays } from './kept-days.ts';
import { watchRights } from './watch-rights.ts';

/** Records what editors do. */
export const activityArea: Area = {
  services: { activity: ({ strapi }) => createActivityLog(strapi) },
  controllers: { activity: activityController(() => new Date()) },
  contentTypes: { activity: activityType },
  // Paths below `/showroom`, see ACTIVITY_PATH.
  routes: [
    { method: 'GET', path: '/activity', handler: 'activity.find', config: requirePermissions(READ_ACTIVITY) },
  ],
  actions: [{ displayName: 'See who did what', uid: 'activity.read' }],

  register({ strapi }) {
    // An invalid setting fails the start.
    keptDays();
    const log = activityLogOf(strapi);
    const changes = changesOf(strapi);
    changes.listen({
      settled: (change) => {
        const entry = activityEntryOf(change);
        if (entry !== undefined) log.record(entry);
      },
    });
    watchRights(strapi, changes.actor, log.record);
  },

  async bootstrap({ strapi }) {
    await activityLogOf(strapi).forget();
  },

  async destroy({ strapi }) {
    await activityLogOf(strapi).settle();
  },
};
