import { READ_VERSIONS } from '../../contracts/versions.ts';
import { requirePermissions } from '../area.ts';
import type { AdminRoute, Area } from '../area.ts';
import { binController } from './controller.ts';

/** Lists what was deleted and is still kept, and brings it back. It reads the versions, and keeps nothing of its own. */
export const binArea: Area = {
  controllers: { bin: binController },
  // Paths below `/showroom`, see BIN_PATH.
  routes: [
    route('GET', '', 'find'),
    route('GET', '/:deletion', 'findOne'),
    route('GET', '/:deletion/:uid/:documentId', 'held'),
    route('POST', '/:deletion/restore', 'restore'),
  ],
};

function route(method: AdminRoute['method'], path: string, action: string): AdminRoute {
  return {
    method,
    path: `/bin${path}`,
    handler: `bin.${action}`,
    config: requirePermissions(READ_VERSIONS),
  };
}
