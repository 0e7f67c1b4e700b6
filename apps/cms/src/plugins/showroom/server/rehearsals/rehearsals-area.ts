import { requirePermissions } from '../area.ts';
import type { Area } from '../area.ts';
import { rehearsalsController, SEES_REHEARSALS } from './controller.ts';
import { createOpenedRehearsals } from './opened-rehearsals.ts';
import { createRehearsals } from './rehearsals.ts';

/** The key under which Strapi's store keeps the rehearsals that editors have opened. */
const OPENED = { type: 'plugin', name: 'showroom', key: 'opened_rehearsals' } as const;

/** Shows the showroom as it will be at a time, with all that is planned up to then. */
export const rehearsalsArea: Area = {
  services: {
    rehearsals: ({ strapi }) => createRehearsals(strapi),
    openedRehearsals: ({ strapi }) =>
      createOpenedRehearsals(
        {
          get: () => strapi.store.get(OPENED),
          set: (value) => strapi.store.set({ ...OPENED, value }),
        },
        Date.now,
      ),
  },
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
