import type { Area } from '../area.ts';
import { type Changes, createChanges } from './changes.ts';

/** What several areas need to know: who changes what. */
export const changesArea: Area = {
  services: { changes: ({ strapi }) => createChanges(strapi) },
};

/** The one watch of this CMS. */
export const changesOf = (strapi: Parameters<typeof createChanges>[0]): Changes =>
  strapi.plugin('showroom').service('changes');
