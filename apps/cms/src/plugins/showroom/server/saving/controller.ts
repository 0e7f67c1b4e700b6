import type { Core, UID } from '@strapi/strapi';
import { permissionsOf } from '../../../../accounts/permissions.ts';
import type { RowRelationsAnswer } from '../../contracts/saving.ts';
import { rowRelationsOf } from './row-relations.ts';

/** Data that saving needs besides the content manager's own calls. The account's permissions for the entry decide. */
export function savingController({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller {
  return {
    async relations(ctx) {
      const { uid, documentId, locale } = ctx.query;
      if (typeof uid !== 'string' || !isContentType(strapi, uid)) return ctx.badRequest('“uid” is no type.');
      const account = permissionsOf(strapi, ctx.state);
      if (!account.can('read', uid)) return ctx.forbidden();
      const wanted = {
        uid,
        ...(typeof documentId === 'string' ? { documentId } : {}),
        ...(typeof locale === 'string' ? { locale } : {}),
      };
      const found = await rowRelationsOf(strapi, wanted, (model, entry) =>
        account.can('read', model, entry) ? account.readable(model, entry) : {},
      );
      if (found !== undefined && !account.can('read', uid, found.entry)) return ctx.forbidden();
      // A form can be open before its entry or its language exists.
      ctx.body = { data: found?.rows ?? [] } satisfies RowRelationsAnswer;
      return undefined;
    },
  };
}

function isContentType(strapi: Core.Strapi, uid: string): uid is UID.ContentType {
  return uid.startsWith('api::') && Object.hasOwn(strapi.contentTypes, uid);
}
