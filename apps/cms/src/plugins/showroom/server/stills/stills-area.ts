import type { Area } from '../area.ts';
import { stillsController } from './controller.ts';

/** Makes the pictures of a location from its panorama. */
export const stillsArea: Area = {
  controllers: { stills: stillsController },
  routes: [
    {
      method: 'POST',
      // See STILLS_PATH.
      path: '/stills',
      handler: 'stills.make',
      // Every login is enough: the answer depends on the rights in the media library.
      config: { policies: ['admin::isAuthenticatedAdmin'] },
    },
  ],
};
