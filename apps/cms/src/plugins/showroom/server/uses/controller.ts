import type { Core } from '@strapi/strapi';
import { FILE, permissionsOf } from '../../../../accounts/permissions.ts';
import { MAX_ASKED } from '../../contracts/uses.ts';
import type { UsesAnswer } from '../../contracts/uses.ts';
import { holdersOfEntries, holdersOfFiles } from './holders.ts';
import { nameUses } from './name-uses.ts';

/** Lists what leads to an entry or shows a file, as far as the account may read it. */
export function usesController({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller {
  return {
    async find(ctx) {
      const { uid, documentId, file } = ctx.query;
      const account = permissionsOf(strapi, ctx.state);
      if (file !== undefined) {
        const id = Number(file);
        if (!Number.isInteger(id)) return ctx.badRequest('“file” is no number.');
        if (!account.can('read', FILE)) return ctx.forbidden();
        const asked = { uid: FILE, documentIds: [] };
        const data = await nameUses(strapi, await holdersOfFiles(strapi, [id]), { account, asked });
        ctx.body = { data } satisfies UsesAnswer;
        return undefined;
      }
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
