import { createHash, timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { withoutKnown } from '@vitrine/content/preview-content';
import { previewKeys } from './keys.ts';
import type { DraftAssembler } from './draft-assembler.ts';

/**
 * `GET /api/showroom/preview/content?editor=<id>&session=<id>` or `?link=<id>`: the drafts as this editor or link
 * sees them. Only for the web server, which has checked the token. With `known=<version>,…` snapshots of these
 * versions are left out. 304 if nothing has changed; 410 if the session has ended, the link was revoked, or
 * their account may no longer show drafts; 404 if there is no content.
 */
export function previewContentController({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller {
  return {
    async find(ctx) {
      if (!isSame(ctx.get('authorization'), `Bearer ${previewKeys().call}`)) return ctx.unauthorized();
      const drafts: DraftAssembler = strapi.plugin('showroom').service('drafts');
      const { editor, session: id, link } = ctx.query;
      const session = typeof editor === 'string' && typeof id === 'string' ? { editor, id } : undefined;
      const shared =
        session === undefined && typeof link === 'string' ? await drafts.links.find(link) : undefined;
      const isGood = session === undefined ? shared !== undefined : await drafts.isThere(session);
      ctx.set('cache-control', 'no-store');
      if (!isGood) {
        ctx.status = 410;
        ctx.body = { error: 'This preview has ended.' };
        return undefined;
      }
      const content = await (shared === undefined
        ? drafts.contentFor(session)
        : drafts.contentOfLink(shared));
      if (content === undefined) return ctx.notFound();
      const etag = `"${content.version}"`;
      ctx.set('etag', etag);
      if (ctx.get('if-none-match') === etag) {
        ctx.status = 304;
        return undefined;
      }
      ctx.body = withoutKnown(content, new Set(String(ctx.query['known'] ?? '').split(',')));
      return undefined;
    },
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Compares in constant time. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}
