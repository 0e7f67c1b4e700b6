import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { permissionsOf } from '../../../../accounts/permissions.ts';
import { MAX_ASKED } from '../../contracts/uses.ts';
import type { RemoveLinksAnswer, UsedFilesAnswer, UsesAnswer } from '../../contracts/uses.ts';
import { holdersOfEntries } from '../content/holders.ts';
import { listUsedFiles } from './files.ts';
import { nameUses } from './name-uses.ts';
import { mayRemoveLinks, removeLinks } from './remove-links.ts';

/** Lists what leads to entries of one type or shows a file, as far as the account may read it, and removes links. */
export function usesController({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller {
  /** @throws ValidationError for what is no question about entries. */
  const readAsked = (uid: unknown, given: unknown) => {
    if (typeof uid !== 'string' || !uid.startsWith('api::') || !Object.hasOwn(strapi.contentTypes, uid)) {
      throw new errors.ValidationError('“uid” is no type.');
    }
    const documentIds = [given].flat().filter((id) => typeof id === 'string');
    if (documentIds.length > MAX_ASKED) {
      throw new errors.ValidationError(`At most ${MAX_ASKED} entries at once.`);
    }
    return { uid, documentIds };
  };

  return {
    async find(ctx) {
      const asked = readAsked(ctx.query['uid'], ctx.query['documentId']);
      const account = permissionsOf(strapi, ctx.state);
      if (!account.can('read', asked.uid)) throw new errors.ForbiddenError();
      const holders = await holdersOfEntries(strapi, asked.uid, asked.documentIds);
      const uses = await nameUses(strapi, holders, { account, asked });
      const data = { ...uses, mayRemoveLinks: await mayRemoveLinks(strapi, account, asked) };
      ctx.body = { data } satisfies UsesAnswer;
    },

    async removeLinks(ctx) {
      const { uid, documentIds }: Readonly<Record<string, unknown>> = ctx.request.body ?? {};
      const asked = readAsked(uid, documentIds);
      const account = permissionsOf(strapi, ctx.state);
      if (!account.can('delete', asked.uid)) throw new errors.ForbiddenError();
      const data = { count: await removeLinks(strapi, account, asked) };
      ctx.body = { data } satisfies RemoveLinksAnswer;
    },

    async files(ctx) {
      const { search, page, unused } = ctx.query;
      const data = await listUsedFiles(strapi, permissionsOf(strapi, ctx.state), {
        search: typeof search === 'string' ? search.trim() : '',
        page: Math.max(1, Math.trunc(Number(page)) || 1),
        isUnused: unused === 'true',
      });
      ctx.body = { data } satisfies UsedFilesAnswer;
    },
  };
}
