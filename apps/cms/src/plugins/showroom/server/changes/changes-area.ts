import type { Area } from '../area.ts';
import { createChanges } from './changes.ts';
import type { Changes } from './changes.ts';

/** Who changes what: shared by several areas. */
export const changesArea: Area = {
  services: { changes: ({ strapi }) => createChanges(strapi) },
};

/** The change events of this CMS. */
export function changesOf(strapi: Parameters<typeof createChanges>[0]): Changes {
  return strapi.plugin('showroom').service('changes');
}
