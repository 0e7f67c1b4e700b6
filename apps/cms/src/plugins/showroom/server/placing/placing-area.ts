import type { Area } from '../area.ts';
import { placingController } from './controller.ts';
import { spreadPlacing } from './spread-placing.ts';

/** Every login is enough: the answers depend on the permissions for the entries. */
const FOR_EDITORS = { policies: ['admin::isAuthenticatedAdmin'] };

/** The server side of placing hotspots on pictures. */
export const placingArea: Area = {
  controllers: { placing: placingController },
  // Paths below `/showroom`, see PLACING_PATH.
  routes: [
    {
      method: 'GET',
      path: '/placing/surroundings/:documentId',
      handler: 'placing.surroundings',
      config: FOR_EDITORS,
    },
    { method: 'GET', path: '/placing/targets', handler: 'placing.targets', config: FOR_EDITORS },
    { method: 'POST', path: '/placing/copies/:documentId', handler: 'placing.copy', config: FOR_EDITORS },
  ],

  register({ strapi }) {
    spreadPlacing(strapi);
  },
};
