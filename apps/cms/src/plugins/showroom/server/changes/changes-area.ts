import type { Area } from '../area.ts';
import { createChanges } from './changes.ts';
import type { Changes } from './changes.ts';

/** What several areas need to know: who changes what. */
export const changesArea: Area = {
  services: { changes: ({ strapi }) => createChanges(strapi) },
};

/** The one watch of this CMS. */
export function changesOf(strapi: Parameters<typeof createChanges>[0]): Changes {
  return strapi.plugin('showroom').service('changes');
}
