import type { Core } from '@strapi/strapi';
import { permissionsOf } from '../../../../accounts/permissions.ts';
import { MAX_ASKED } from '../../contracts/uses.ts';
import type { UsesAnswer } from '../../contracts/uses.ts';
import { holdersOfEntries } from '../content/holders.ts';
import { nameUses } from './name-uses.ts';

/** Lists what leads to entries of one type, as far as the account may read it. */
export function usesController({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller {
  return {
    async find(ctx) {
      const { uid, documentId } = ctx.query;
      const account = permissionsOf(strapi, ctx.state);
      if (typeof uid !== 'string' || !uid.startsWith('api::') || !Object.hasOwn(strapi.contentTypes, uid)) {
        return ctx.badRequest('“uid” is no type.');
      }
      if (!account.can('read', uid)) return ctx.forbidden();
      const documentIds = [documentId].flat().filter((id) => typeof id === 'string');
      if (documentIds.length > MAX_ASKED) return ctx.badRequest(`At most ${MAX_ASKED} entries at once.`);
      const holders = await holdersOfEntries(strapi, uid, documentIds);
      const data = await nameUses(strapi, holders, { account, asked: { uid, documentIds } });
      ctx.body = { data } satisfies UsesAnswer;
      return undefined;
    },
  };
}
