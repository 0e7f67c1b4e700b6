import type { Area } from '../area.ts';
import { savingController } from './controller.ts';
import { guardSaves } from './guard-saves.ts';

/** Sees to it that of two editors who save the same entry neither loses anything unknowingly. */
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
