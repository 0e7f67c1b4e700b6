import { READ_FILES } from '../../contracts/uses.ts';
import { requirePermissions } from '../area.ts';
import type { Area } from '../area.ts';
import { usesController } from './controller.ts';
import { guardUsedFiles } from './guard-used-files.ts';

/** Says what leads to an entry or shows a file, and keeps files that are shown, or needed by a version. */
export const usesArea: Area = {
  controllers: { uses: usesController },
  // Below `/showroom`, as USES_PATH has it. The rights on each entry decide what is named, and what is written.
  routes: [
    {
      method: 'GET',
      path: '/uses',
      handler: 'uses.find',
      config: { policies: ['admin::isAuthenticatedAdmin'] },
    },
    {
      method: 'POST',
      path: '/uses/remove-links',
      handler: 'uses.removeLinks',
      config: { policies: ['admin::isAuthenticatedAdmin'] },
    },
    { method: 'GET', path: '/uses/files', handler: 'uses.files', config: requirePermissions(READ_FILES) },
  ],
  register: ({ strapi }) => guardUsedFiles(strapi),
};
