import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { accountOf, JUDGED_BY } from '../accounts/account.ts';
import type { AccountState, JudgedRow } from '../accounts/account.ts';
import { hasDrafts } from '../world-transfer/model.ts';

interface AdminState extends AccountState {
  readonly route?: { readonly info?: { readonly type?: string } };
}

/** Taking away what visitors see is a kind of unpublishing: whoever may not publish may only delete drafts. */
export function keepPublished(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const documentId = action === 'delete' ? context.params.documentId : undefined;
    const state: AdminState = strapi.requestContext.get()?.state ?? {};
    const isEditor = state.route?.info?.type === 'admin' && state.userAbility !== undefined;
    if (documentId === undefined || !isEditor || !uid.startsWith('api::') || !hasDrafts(strapi, uid)) {
      return next();
    }
    const account = accountOf(strapi, state);
    const published: readonly JudgedRow[] = await strapi.db.query(uid).findMany({
      where: { documentId, publishedAt: { $notNull: true } },
      populate: JUDGED_BY,
    });
    if (!published.every((row) => account.may('publish', uid, row))) {
      throw new errors.ForbiddenError('Visitors see this entry: ask somebody who may publish to delete it.');
    }
    return next();
  });
}
