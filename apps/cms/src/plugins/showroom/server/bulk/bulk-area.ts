import type { Core } from '@strapi/strapi';
import { USE_BULK } from '../../contracts/bulk.ts';
import { hasLeases } from '../../../../coordination/leases.ts';
import { keepLooking } from '../../../../jobs/keep-looking.ts';
import { requirePermissions } from '../area.ts';
import type { Area } from '../area.ts';
import { bulkController } from './controller.ts';
import { createTableJob } from './table-job.ts';
import type { TableJob } from './table-job.ts';

const config = requirePermissions(USE_BULK);

/** Exports and imports articles, hotspots and translations as tables. */
export const bulkArea: Area = {
  services: { tableJob: ({ strapi }) => createTableJob(strapi) },
  controllers: { bulk: bulkController },
  // Paths below `/showroom`, see BULK_PATH.
  routes: [
    { method: 'GET', path: '/bulk/choices', handler: 'bulk.choices', config },
    { method: 'GET', path: '/bulk/export', handler: 'bulk.export', config },
    { method: 'GET', path: '/bulk/import', handler: 'bulk.find', config },
    { method: 'POST', path: '/bulk/import', handler: 'bulk.receive', config },
    { method: 'DELETE', path: '/bulk/import', handler: 'bulk.discard', config },
    { method: 'GET', path: '/bulk/import/lines', handler: 'bulk.lines', config },
    { method: 'POST', path: '/bulk/import/start', handler: 'bulk.start', config },
  ],
  actions: [{ displayName: 'Export and import tables', uid: 'bulk.use' }],
  bootstrap: ({ strapi }) => keepLooking(strapi, () => tableJobOf(strapi)),
  destroy: ({ strapi }) => (hasLeases(strapi) ? tableJobOf(strapi).close() : undefined),
};

function tableJobOf(strapi: Core.Strapi): TableJob {
  return strapi.plugin('showroom').service('tableJob');
}
