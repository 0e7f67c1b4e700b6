import { READ_PREVIEW, SHARE_PREVIEW } from '../../contracts/preview.ts';
import { requirePermissions } from '../area.ts';
import type { Area } from '../area.ts';
import type { Doctor } from '../doctor/doctor.ts';
import { previewContentController } from './content-controller.ts';
import { previewController } from './controller.ts';
import { createDraftAssembler } from './draft-assembler.ts';
import type { DraftAssembler } from './draft-assembler.ts';

let drafts: DraftAssembler | undefined;

const mayRead = requirePermissions(READ_PREVIEW);
const mayShare = requirePermissions(SHARE_PREVIEW);

/** Shows drafts in the showroom: to editors with their unsaved changes, to others by shared links. */
export const previewArea: Area = {
  services: { drafts: ({ strapi }) => (drafts = createDraftAssembler(strapi)) },
  controllers: { preview: previewController, previewContent: previewContentController },
  // Paths below `/showroom`, see the contract.
  routes: [
    { method: 'POST', path: '/preview/edits', handler: 'preview.edit', config: mayRead },
    { method: 'DELETE', path: '/preview/edits', handler: 'preview.leave', config: mayRead },
    { method: 'POST', path: '/preview/openings', handler: 'preview.open', config: mayRead },
    { method: 'GET', path: '/preview/address', handler: 'preview.address', config: mayRead },
    { method: 'GET', path: '/preview/entry', handler: 'preview.entry', config: mayRead },
    { method: 'GET', path: '/preview/links', handler: 'preview.links', config: mayShare },
    { method: 'POST', path: '/preview/links', handler: 'preview.makeLink', config: mayShare },
    { method: 'DELETE', path: '/preview/links/:id', handler: 'preview.revokeLink', config: mayShare },
  ],
  // The controller checks the web server's secret.
  serverRoutes: [
    { method: 'GET', path: '/preview/content', handler: 'previewContent.find', config: { auth: false } },
  ],
  actions: [
    { displayName: 'Preview drafts in the showroom', uid: 'preview.read' },
    { displayName: 'Share drafts by links', uid: 'preview.share' },
  ],

  bootstrap({ strapi }) {
    const doctor: Doctor = strapi.plugin('showroom').service('doctor');
    const service: DraftAssembler = strapi.plugin('showroom').service('drafts');
    doctor.writes.onSettled(service.draftsChanged);
  },

  destroy: () => drafts?.stop(),
};
