import { PLAN_RELEASES, READ_RELEASES } from '../../contracts/releases.ts';
import { requirePermissions } from '../area.ts';
import type { AdminRoute, Area } from '../area.ts';
import { releasesController } from './controller.ts';
import { releaseType } from './release-type.ts';
import { createScheduler } from './scheduler.ts';
import type { Scheduler } from './scheduler.ts';

let scheduler: Scheduler | undefined;

/** Lets changes go live together at a planned time. */
export const releasesArea: Area = {
  services: { releases: ({ strapi }) => (scheduler = createScheduler(strapi)) },
  controllers: { releases: releasesController },
  contentTypes: { release: releaseType },
  // Paths below `/showroom`, see RELEASES_PATH.
  routes: [
    route('GET', '', 'find', READ_RELEASES),
    route('POST', '', 'create', PLAN_RELEASES),
    route('GET', '/:id', 'findOne', READ_RELEASES),
    route('PUT', '/:id', 'update', PLAN_RELEASES),
    route('DELETE', '/:id', 'remove', PLAN_RELEASES),
    route('POST', '/:id/items', 'addItem', PLAN_RELEASES),
    route('GET', '/:id/check', 'check', PLAN_RELEASES),
    route('POST', '/:id/run', 'run', PLAN_RELEASES),
    route('POST', '/:id/cancel', 'cancel', PLAN_RELEASES),
  ],
  actions: [
    { displayName: 'See the releases', uid: 'releases.read' },
    { displayName: 'Plan releases', uid: 'releases.plan' },
  ],

  bootstrap({ strapi }) {
    const made: Scheduler = strapi.plugin('showroom').service('releases');
    // Programs that only load the CMS, such as the seed, let nothing go live.
    strapi.server.httpServer.once('listening', made.start);
  },

  async destroy() {
    await scheduler?.stop();
  },
};

function route(method: AdminRoute['method'], path: string, action: string, permission: string): AdminRoute {
  return {
    method,
    path: `/releases${path}`,
    handler: `releases.${action}`,
    config: requirePermissions(permission),
  };
}
