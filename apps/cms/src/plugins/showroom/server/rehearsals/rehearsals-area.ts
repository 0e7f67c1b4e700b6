import { requirePermissions } from '../area.ts';
import type { Area } from '../area.ts';
import { rehearsalsController, SEES_REHEARSALS } from './controller.ts';
import { createRehearsals } from './rehearsals.ts';

/** Shows the showroom as it will be at a time, with all that is planned up to then. */
export const rehearsalsArea: Area = {
  services: { rehearsals: ({ strapi }) => createRehearsals(strapi) },
  controllers: { rehearsals: rehearsalsController },
  // Paths below `/showroom`, see REHEARSALS_PATH.
  routes: [
    {
      method: 'POST',
      path: '/rehearsals',
      handler: 'rehearsals.open',
      config: requirePermissions(...SEES_REHEARSALS),
    },
  ],
  // The controller checks the web server's secret.
  serverRoutes: [
    { method: 'GET', path: '/rehearsals/content', handler: 'rehearsals.find', config: { auth: false } },
  ],
};
