import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { COMMENT_LIMITS, plainComment } from '@vitrine/core/comments/comment';
import { administratorName } from '../../../../accounts/administrator-name.ts';
import type {
  CommentChange,
  CommentsAnswer,
  ListedComment,
  OpenCommentsAnswer,
} from '../../contracts/comments.ts';
import type { DraftAssembler } from '../preview/draft-assembler.ts';
import { linkHref } from '../preview/link-href.ts';
import { mayHandle } from '../preview/links.ts';
import type { KeptLink } from '../preview/links.ts';
import { presentLimit } from '../world-limits/limit.ts';
import { ownSlugs, refuseLimited } from '../world-limits/limits.ts';
import type { Comments } from './comments.ts';
import { answerOf } from './comment-type.ts';
import type { StoredComment } from './comment-type.ts';

type Context = Parameters<NonNullable<Core.Controller[string]>>[0];

const PAGE_SIZE = 25;

/**
 * The endpoints for editors. Their routes check the permission. Everyone with it reads all comments, as everyone reads
 * all worlds; an account with a limit changes those on pages of its worlds.
 */
export function commentsController({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller {
  const comments = (): Comments => strapi.plugin('showroom').service('comments');
  const drafts = (): DraftAssembler => strapi.plugin('showroom').service('drafts');

  /** Those that the account sees in the list of links, by their id. */
  const handledLinks = async (): Promise<ReadonlyMap<string, KeptLink>> => {
    const [slugs, valid] = await Promise.all([ownSlugs(strapi), drafts().links.list()]);
    return new Map(valid.filter((one) => mayHandle(one, slugs)).map((one) => [one.id, one]));
  };

  /** @throws ForbiddenError for a comment outside of the worlds of the account, undefined where there is none. */
  const changeable = async (ctx: Context): Promise<StoredComment | undefined> => {
    const id = Number(ctx['params'].id);
    const comment = Number.isSafeInteger(id) ? await comments().find(id) : undefined;
    if (comment === undefined) return undefined;
    if (!isOwn(comment, (await presentLimit(strapi))?.worlds)) await refuseLimited(strapi);
    return comment;
  };

  return {
    async find(ctx) {
      const { state, link } = ctx.query;
      const page = Math.max(1, Math.trunc(Number(ctx.query['page'])) || 1);
      const [limit, links] = await Promise.all([presentLimit(strapi), handledLinks()]);
      const found = await comments().list(
        {
          state: state === 'open' || state === 'settled' ? state : undefined,
          link: typeof link === 'string' && link !== '' ? link : undefined,
        },
        { size: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
      );
      const listed = (comment: StoredComment): ListedComment =>
        listedComment(comment, {
          link: links.get(comment.link),
          asked: ctx['origin'],
          mayChange: isOwn(comment, limit?.worlds),
        });
      ctx.body = {
        data: {
          comments: found.comments.map(listed),
          total: found.total,
          pageSize: PAGE_SIZE,
        },
      } satisfies CommentsAnswer;
    },

    async open(ctx) {
      const [links, open] = await Promise.all([handledLinks(), comments().open()]);
      ctx.body = {
        data: Object.fromEntries([...open].filter(([id]) => links.has(id))),
      } satisfies OpenCommentsAnswer;
    },

    async change(ctx) {
      const change = readChange(ctx.request.body);
      const comment = await changeable(ctx);
      if (comment === undefined) return ctx.notFound();
      const by = administratorName(ctx['state'].user) || `#${ctx['state'].user.id}`;
      if ('answer' in change) await comments().answer(comment.id, { text: change.answer, by });
      else await comments().settle(comment.id, change.isSettled ? by : undefined);
      ctx.status = 204;
      return undefined;
    },

    async remove(ctx) {
      const comment = await changeable(ctx);
      if (comment === undefined) return ctx.notFound();
      await comments().remove(comment.id);
      ctx.status = 204;
      return undefined;
    },
  };
}

function isOwn({ world }: StoredComment, own: ReadonlySet<string> | undefined): boolean {
  return own === undefined || (world !== null && own.has(world));
}

/** @throws ValidationError (400) for a malformed body. */
function readChange(given: unknown): CommentChange {
  const { isSettled, answer } = (given ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof isSettled === 'boolean') return { isSettled };
  const text = typeof answer === 'string' ? plainComment(answer) : '';
  if (text === '' || [...text].length > COMMENT_LIMITS.text) {
    throw new errors.ValidationError(`“answer” is not a text of 1 to ${COMMENT_LIMITS.text} characters.`);
  }
  return { answer: text };
}

function listedComment(
  comment: StoredComment,
  about: { readonly link: KeptLink | undefined; readonly asked: string; readonly mayChange: boolean },
): ListedComment {
  const { uid, entry, settledBy, worldName } = comment;
  return {
    id: comment.id,
    name: comment.personName,
    text: comment.text,
    at: new Date(comment.at).toISOString(),
    language: comment.language,
    title: comment.title,
    ...(worldName === null ? {} : { world: worldName }),
    ...(uid === null || entry === null ? {} : { entry: { uid, documentId: entry } }),
    ...(about.link === undefined ? {} : { href: linkHref(about.link, about.asked, comment.address) }),
    ...answerOf(comment),
    ...(settledBy === null ? {} : { settledBy }),
    mayChange: about.mayChange,
  };
}
