import type { Area } from '../area.ts';
import { savingController } from './controller.ts';
import { guardSaves } from './guard-saves.ts';

/** Prevents editors of the same entry from overwriting each other unknowingly. */
export const savingArea: Area = {
  controllers: { saving: savingController },
  routes: [
    {
      method: 'GET',
      path: '/saving/relations',
      handler: 'saving.relations',
      config: { policies: ['admin::isAuthenticatedAdmin'] },
    },
  ],

  register({ strapi }) {
    guardSaves(strapi);
  },
};
