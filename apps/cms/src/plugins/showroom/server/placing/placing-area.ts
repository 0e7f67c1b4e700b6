import type { Area } from '../area.ts';
import { placingController } from './controller.ts';
import { spreadPlacing } from './spread-placing.ts';

/** Whoever is logged in may ask; what they are answered depends on their rights to the entries. */
const FOR_EDITORS = { policies: ['admin::isAuthenticatedAdmin'] };

/** What placing hotspots on the picture needs of the server. */
export const placingArea: Area = {
  controllers: { placing: placingController },
  // Below `/showroom`, as PLACING_PATH has it.
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
