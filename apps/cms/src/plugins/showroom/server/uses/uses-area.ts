import type { Area } from '../area.ts';
import { usesController } from './controller.ts';
import { guardUsedFiles } from './guard-used-files.ts';

/** Says what leads to an entry or shows a file, and keeps files that are shown, or needed by a version. */
export const usesArea: Area = {
  controllers: { uses: usesController },
  // Below `/showroom`, as USES_PATH has it. The rights on each entry decide what is named.
  routes: [
    {
      method: 'GET',
      path: '/uses',
      handler: 'uses.find',
      config: { policies: ['admin::isAuthenticatedAdmin'] },
    },
  ],
  register: ({ strapi }) => guardUsedFiles(strapi),
};
