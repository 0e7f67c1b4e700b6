import type { Core } from '@strapi/strapi';
import { readComment } from '@vitrine/core/comments/comment';
import type { ShownComment } from '@vitrine/core/comments/comment';
import { WORLD } from '../../../../content-model/content-uids.ts';
import type { Doctor } from '../doctor/doctor.ts';
import { isFromWebServer } from '../preview/answer-content.ts';
import type { DraftAssembler } from '../preview/draft-assembler.ts';
import { entryAt } from '../preview/entry-at.ts';
import type { KeptLink } from '../preview/links.ts';
import type { Comments } from './comments.ts';
import { answerOf } from './comment-type.ts';
import type { StoredComment } from './comment-type.ts';
import { seenPage } from './seen-page.ts';
import type { SeenPage } from './seen-page.ts';

type Context = Parameters<NonNullable<Core.Controller[string]>>[0];

/** Where a comment belongs. */
interface Where {
  readonly link: KeptLink;
  readonly page: SeenPage;
  /** The slug of its world, and the name in the language of the page. */
  readonly world: { readonly slug: string; readonly name: string | undefined };
  readonly address: string;
}

const STATUS = { busy: 429, full: 409 } as const;

/**
 * `GET /api/showroom/comments?link=<id>&address=<path>`: the comments that a link has on a page; `POST` with
 * `{ link, address, name, text }` adds one and answers the same. Only the web server asks, which has checked the
 * link's token: 401 for everyone else. 410 once the link has ended, 404 where it shows no page at the address, 422
 * with the problem for a comment that cannot be taken, 429 for too many at a time, 409 for too many altogether.
 */
export function guestCommentsController({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller {
  const comments = (): Comments => strapi.plugin('showroom').service('comments');
  const drafts = (): DraftAssembler => strapi.plugin('showroom').service('drafts');

  /** Answers by itself, and returns undefined, where there is nothing to be read or written. */
  const whereAsked = async (ctx: Context, given: unknown): Promise<Where | undefined> => {
    if (!isFromWebServer(ctx)) {
      ctx.unauthorized();
      return undefined;
    }
    ctx.set('cache-control', 'no-store');
    const { link: id, address } = (given ?? {}) as Readonly<Record<string, unknown>>;
    const link = typeof id === 'string' ? await drafts().links.find(id) : undefined;
    if (link === undefined) {
      ctx.status = 410;
      ctx.body = { error: 'This preview has ended.' };
      return undefined;
    }
    const bundle = await drafts().contentOfLink(link);
    const page = bundle && typeof address === 'string' ? seenPage(bundle, address) : undefined;
    if (bundle === undefined || page === undefined || typeof address !== 'string') {
      ctx.notFound();
      return undefined;
    }
    const slug = page.world ?? link.world;
    const named = bundle.snapshots[page.language]?.worlds.find((world) => world.slug === slug);
    return { link, page, world: { slug, name: named?.name }, address };
  };
  const answerAll = async (ctx: Context, { link, page }: Where): Promise<void> => {
    const found = await comments().ofPage({ link: link.id, name: page.name, language: page.language });
    ctx.body = { comments: found.map(shownComment) };
  };

  return {
    async find(ctx) {
      const where = await whereAsked(ctx, ctx.query);
      if (where !== undefined) await answerAll(ctx, where);
    },

    async add(ctx) {
      const where = await whereAsked(ctx, ctx.request.body);
      if (where === undefined) return;
      const reading = readComment(ctx.request.body);
      if (reading.kind === 'problem') {
        ctx.status = 422;
        ctx.body = reading.problem;
        return;
      }
      const room = await comments().add({
        ...(await belongingOf(strapi, where)),
        personName: reading.comment.name,
        text: reading.comment.text,
      });
      if (room === 'free') {
        await answerAll(ctx, where);
        return;
      }
      ctx.status = STATUS[room];
      ctx.body = { error: 'There are too many comments.' };
    },
  };
}

async function belongingOf(strapi: Core.Strapi, { link, page, world, address }: Where) {
  const doctor: Doctor = strapi.plugin('showroom').service('doctor');
  const loaded = await doctor.drafts();
  const entry = loaded && entryAt(loaded, address);
  const stored: { readonly documentId: string } | null = await strapi.db
    .query(WORLD)
    .findOne({ where: { slug: world.slug }, select: ['documentId'] });
  return {
    link: link.id,
    pageName: page.name,
    language: page.language,
    address,
    title: page.title,
    world: stored?.documentId ?? null,
    worldName: world.name ?? null,
    uid: entry?.uid ?? null,
    entry: entry?.documentId ?? null,
  };
}

function shownComment(comment: StoredComment): ShownComment {
  return {
    name: comment.personName,
    text: comment.text,
    at: new Date(comment.at).toISOString(),
    isSettled: comment.settledBy !== null,
    ...answerOf(comment),
  };
}
