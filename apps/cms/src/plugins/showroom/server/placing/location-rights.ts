import type { Core } from '@strapi/strapi';
import { LOCATION } from './stored-hotspots.ts';
import type { StoredLocation } from './stored-hotspots.ts';

/** What Strapi's content manager lets an account do; it judges by type, by entry and by field. */
export interface PermissionChecker {
  readonly cannot: Readonly<Record<'read' | 'update', (entity?: object, field?: string) => boolean>>;
  readonly sanitizedQuery: {
    readonly read: (query: object) => Promise<{ readonly filters?: object }>;
  };
}

export const permissionsOf = (strapi: Core.Strapi, userAbility: unknown, model: string): PermissionChecker =>
  strapi.plugin('content-manager').service('permission-checker').create({ userAbility, model });

/** Whether an account may place hotspots in a location, in the language that it was read in. */
export const mayPlaceIn =
  (strapi: Core.Strapi, userAbility: unknown) =>
  (location: StoredLocation): boolean =>
    !permissionsOf(strapi, userAbility, LOCATION).cannot.update(location, 'hotspots');
