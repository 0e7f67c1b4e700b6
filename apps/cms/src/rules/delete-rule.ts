import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { permissionsOf, PERMISSION_FIELDS } from '../accounts/permissions.ts';
import type { AuthState, PermissionRow } from '../accounts/permissions.ts';
import { hasDrafts } from '../content-model/model.ts';

interface AdminState extends AuthState {
  readonly route?: { readonly info?: { readonly type?: string } };
}

/** Deleting an entry also unpublishes it, so an editor without the publish permission may only delete drafts. */
export function forbidDeletingPublished(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const documentId = action === 'delete' ? context.params.documentId : undefined;
    const state: AdminState = strapi.requestContext.get()?.state ?? {};
    const isEditor = state.route?.info?.type === 'admin' && state.userAbility !== undefined;
    if (documentId === undefined || !isEditor || !uid.startsWith('api::') || !hasDrafts(strapi, uid)) {
      return next();
    }
    const permissions = permissionsOf(strapi, state);
    const published: readonly PermissionRow[] = await strapi.db.query(uid).findMany({
      where: { documentId, publishedAt: { $notNull: true } },
      populate: PERMISSION_FIELDS,
    });
    if (!published.every((row) => permissions.can('publish', uid, row))) {
      throw new errors.ForbiddenError('Visitors see this entry: ask someone who may publish to delete it.');
    }
    return next();
  });
}
