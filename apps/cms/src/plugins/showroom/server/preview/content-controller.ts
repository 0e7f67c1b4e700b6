import type { Core } from '@strapi/strapi';
import { answerContent } from './answer-content.ts';
import type { DraftAssembler } from './draft-assembler.ts';

/**
 * `GET /api/showroom/preview/content?editor=<id>&session=<id>` or `?link=<id>`: the drafts as this editor or link
 * sees them. They are over if the session has ended, the link was revoked, or their account may no longer show drafts.
 */
export function previewContentController({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller {
  return {
    find: (ctx) =>
      answerContent(ctx, async () => {
        const drafts: DraftAssembler = strapi.plugin('showroom').service('drafts');
        const { editor, session: id, link } = ctx.query;
        if (typeof editor === 'string' && typeof id === 'string') {
          const session = { editor, id };
          return (await drafts.isThere(session)) ? drafts.contentFor(session) : 'over';
        }
        const shared = typeof link === 'string' ? await drafts.links.find(link) : undefined;
        return shared === undefined ? 'over' : drafts.contentOfLink(shared);
      }),
  };
}
