import type { Core } from '@strapi/strapi';
import { permissionsOf } from '../../../../accounts/permissions.ts';
import { hasLeases, leasesOf } from '../../../../coordination/leases.ts';
import { keepLooking } from '../../../../jobs/keep-looking.ts';
import { EXPORT_WORLDS, IMPORT_WORLDS, TRANSFER_PATH } from '../../contracts/transfer.ts';
import { requirePermissions } from '../area.ts';
import type { Area } from '../area.ts';
import type { WorldFilmService } from '../films/world-films.ts';
import { transferController } from './controller.ts';
import { createExportJob } from './export-job.ts';
import { createImportJob } from './import-job.ts';
import type { ImportJob } from './import-job.ts';

const exporters = requirePermissions(EXPORT_WORLDS);
const importers = requirePermissions(IMPORT_WORLDS);

/** Exports and imports worlds as files. */
export const transferArea: Area = {
  services: {
    importJob: ({ strapi }) =>
      createImportJob(strapi, (world, account) => {
        const films: WorldFilmService = strapi.plugin('showroom').service('worldFilms');
        return films.makeMissing(world, permissionsOf(strapi, account));
      }),
    exportJob: ({ strapi }) => createExportJob(strapi),
  },
  controllers: { transfer: transferController },
  // Paths below `/showroom`, see TRANSFER_PATH.
  routes: [
    { method: 'GET', path: '/transfer/worlds', handler: 'transfer.worlds', config: exporters },
    { method: 'GET', path: '/transfer/export', handler: 'transfer.export', config: exporters },
    { method: 'GET', path: '/transfer/import', handler: 'transfer.find', config: importers },
    { method: 'POST', path: '/transfer/import', handler: 'transfer.receive', config: importers },
    { method: 'DELETE', path: '/transfer/import', handler: 'transfer.discard', config: importers },
    { method: 'POST', path: '/transfer/import/start', handler: 'transfer.start', config: importers },
    { method: 'POST', path: '/transfer/import/choose', handler: 'transfer.choose', config: importers },
    { method: 'GET', path: '/transfer/import/progress', handler: 'transfer.progress', config: importers },
  ],
  actions: [
    { displayName: 'Export worlds', uid: 'transfer.export' },
    { displayName: 'Import worlds', uid: 'transfer.import' },
  ],
  register({ strapi }) {
    // On SQLite, no request can be authenticated while an import writes. The token, which only accounts with
    // the permission get, is enough to abort the work; the answer still needs the permission.
    strapi.server.use(async (ctx, next) => {
      if (leasesOf(strapi).areShared) return next();
      const { method, path, query } = ctx.request;
      const isDiscarded = method === 'DELETE' && path === `${TRANSFER_PATH}/import`;
      if (isDiscarded && typeof query['token'] === 'string') await importJobOf(strapi).stop(query['token']);
      return next();
    });
  },
  bootstrap: ({ strapi }) => keepLooking(strapi, () => importJobOf(strapi)),
  destroy: ({ strapi }) => (hasLeases(strapi) ? importJobOf(strapi).close() : undefined),
};

function importJobOf(strapi: Core.Strapi): ImportJob {
  return strapi.plugin('showroom').service('importJob');
}
