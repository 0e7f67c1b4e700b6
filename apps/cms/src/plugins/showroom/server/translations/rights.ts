import type { Core } from '@strapi/strapi';

/** What an editor may do to entries of one content type, as Strapi's own pages judge it. */
export interface EntryRights {
  readonly mayRead: () => boolean;
  readonly mayUpdate: (row: object) => boolean;
  /** What of the data this editor may write. */
  readonly permitted: (row: object, data: object) => Promise<object>;
}

interface PermissionChecker {
  readonly can: { readonly read: () => boolean; readonly update: (row: object) => boolean };
  readonly sanitizeUpdateInput: (row: object) => (data: object) => Promise<object>;
}

export const rightsOver = (strapi: Core.Strapi, userAbility: unknown, uid: string): EntryRights => {
  const checker: PermissionChecker = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility, model: uid });
  return {
    mayRead: () => checker.can.read(),
    mayUpdate: (row) => checker.can.update(row),
    permitted: (row, data) => checker.sanitizeUpdateInput(row)(data),
  };
};
