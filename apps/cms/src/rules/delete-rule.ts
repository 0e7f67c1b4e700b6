import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { hasDrafts } from '../world-transfer/model.ts';

interface AdminState {
  readonly route?: { readonly info?: { readonly type?: string } };
  readonly userAbility?: { readonly can: (action: string, subject: string) => boolean };
}

const PUBLISH = 'plugin::content-manager.explorer.publish';

/** Taking away what visitors see is a kind of unpublishing: whoever may not publish may only delete drafts. */
export const keepPublished = (strapi: Core.Strapi): void => {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const documentId = action === 'delete' ? context.params.documentId : undefined;
    const state: AdminState = strapi.requestContext.get()?.state ?? {};
    const isEditor = state.route?.info?.type === 'admin' && state.userAbility !== undefined;
    if (documentId === undefined || !isEditor || !uid.startsWith('api::') || !hasDrafts(strapi, uid)) {
      return next();
    }
    if (state.userAbility?.can(PUBLISH, uid) === true) return next();
    const published = await strapi.db
      .query(uid)
      .findOne({ where: { documentId, publishedAt: { $notNull: true } }, select: ['id'] });
    if (published !== null) {
      throw new errors.ForbiddenError('Visitors see this entry: ask somebody who may publish to delete it.');
    }
    return next();
  });
};
