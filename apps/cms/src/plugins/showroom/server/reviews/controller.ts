import type { Core } from '@strapi/strapi';
import { plainComment } from '@vitrine/core/comments/comment';
import { administratorName } from '../../../../accounts/administrator-name.ts';
import { permissionsOf } from '../../../../accounts/permissions.ts';
import { documentsOf } from '../../../../content-model/documents.ts';
import type { Row } from '../../../../content-model/stored-entries.ts';
import { acquireWriteLock } from '../../../../publishing/write-lock.ts';
import { MAX_NOTE } from '../../contracts/reviews.ts';
import type { EntryReviewAnswer, ReviewListAnswer } from '../../contracts/reviews.ts';
import type { Actor } from '../changes/changes.ts';
import { listReviews } from './listed-reviews.ts';
import { mailAsker } from './mail-asker.ts';
import { reviewRefusal } from './refusals.ts';
import type { StoredReview } from './review-type.ts';
import { reviewsOf } from './reviews.ts';
import { shownReview } from './shown-review.ts';
import { draftOf, rightsFor, savedAt, subjectOf, subjectOfStored } from './subject.ts';
import type { Subject } from './subject.ts';

type Context = Parameters<NonNullable<Core.Controller[string]>>[0];

/** A request, its entry and its draft, which the account of a request may read. */
interface Known {
  readonly stored: StoredReview;
  readonly subject: Subject;
  readonly draft: Row;
}

/** Routes check the permission to use reviews; what an account may do with an entry is judged here, each time. */
export function reviewsController({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller {
  /** @throws NotFoundError where there is no such draft, or the account may not read it. */
  const readableDraft = async (ctx: Context, subject: Subject): Promise<Row> => {
    const draft = await draftOf(strapi, subject);
    if (draft === undefined || !permissionsOf(strapi, ctx.state).can('read', subject.uid, draft)) {
      throw reviewRefusal(strapi, 'gone');
    }
    return draft;
  };
  const entryIn = (ctx: Context): Subject => {
    const { uid, documentId } = ctx['params'] as { readonly uid: string; readonly documentId: string };
    return subjectOf(strapi, { uid, documentId, locale: ctx.query['locale'] });
  };
  const known = async (ctx: Context): Promise<Known> => {
    const id = Number(ctx['params'].id);
    const stored = Number.isSafeInteger(id) ? await reviewsOf(strapi).find(id) : undefined;
    const subject = stored && subjectOfStored(strapi, stored);
    if (stored === undefined || subject === undefined) throw reviewRefusal(strapi, 'overtaken');
    return { stored, subject, draft: await readableDraft(ctx, subject) };
  };
  const refuseUnanswerable = async (ctx: Context, { subject, draft }: Known): Promise<void> => {
    const { mayAnswer } = await rightsFor(strapi, permissionsOf(strapi, ctx.state), subject, draft);
    if (!mayAnswer) throw reviewRefusal(strapi, 'mayNotAnswer');
  };
  /** Reads and writes while no one else writes, so that what was judged is what is written. */
  const alone = async (work: () => Promise<void>): Promise<void> => {
    await strapi.db.transaction(async ({ trx }) => {
      await acquireWriteLock(strapi, trx);
      await work();
    });
  };
  const answer = async (ctx: Context, subject: Subject): Promise<void> => {
    const account = permissionsOf(strapi, ctx.state);
    const draft = await readableDraft(ctx, subject);
    const stored = await reviewsOf(strapi).of(subject);
    ctx.body = {
      data: {
        ...(await rightsFor(strapi, account, subject, draft)),
        ...(stored === undefined ? {} : { review: shownReview(stored, draft, account.id) }),
      },
    } satisfies EntryReviewAnswer;
  };

  return {
    async find(ctx) {
      const { state } = ctx.query;
      const page = Math.max(1, Math.trunc(Number(ctx.query['page'])) || 1);
      const wanted = { page, state: state === 'asked' || state === 'sentBack' ? state : undefined } as const;
      ctx.body = { data: await listReviews(strapi, ctx.state, wanted) } satisfies ReviewListAnswer;
    },

    async findOfEntry(ctx) {
      await answer(ctx, entryIn(ctx));
    },

    async ask(ctx) {
      const subject = entryIn(ctx);
      const note = noteIn(ctx.request.body);
      if (note === undefined) throw reviewRefusal(strapi, 'note');
      await alone(async () => {
        const draft = await readableDraft(ctx, subject);
        const { mayAsk } = await rightsFor(strapi, permissionsOf(strapi, ctx.state), subject, draft);
        if (!mayAsk) throw reviewRefusal(strapi, 'mayNotAsk');
        const asked = { type: 'asked', by: actorIn(ctx), note, draftAt: savedAt(draft) } as const;
        await reviewsOf(strapi).apply(subject, asked);
      });
      await answer(ctx, subject);
    },

    async takeBack(ctx) {
      // What the account has seen: an answer that came meanwhile stays.
      const type = ctx.query['state'] === 'sentBack' ? 'putAside' : 'takenBack';
      await alone(async () => {
        const { stored, subject } = await known(ctx);
        if (stored.person !== actorIn(ctx).id) throw reviewRefusal(strapi, 'notYours');
        if (!(await reviewsOf(strapi).apply(subject, { type }))) throw reviewRefusal(strapi, 'overtaken');
      });
      ctx.status = 204;
    },

    async publish(ctx) {
      const seen = seenIn(ctx.request.body);
      await alone(async () => {
        const found = await known(ctx);
        await refuseUnanswerable(ctx, found);
        const { stored, subject, draft } = found;
        if (stored.state !== 'asked') throw reviewRefusal(strapi, 'overtaken');
        if (savedAt(draft).getTime() !== seen) throw reviewRefusal(strapi, 'changed');
        const { uid, documentId, locale } = subject;
        // It settles the request, as every publish does.
        await documentsOf(strapi, uid).publish({ documentId, ...(locale === null ? {} : { locale }) });
      });
      ctx.status = 204;
    },

    async sendBack(ctx) {
      const note = noteIn(ctx.request.body);
      if (note === undefined || note === '') throw reviewRefusal(strapi, 'note');
      const { name: by } = actorIn(ctx);
      let answered: Known | undefined;
      await alone(async () => {
        const found = await known(ctx);
        await refuseUnanswerable(ctx, found);
        const isDone = await reviewsOf(strapi).apply(found.subject, { type: 'sentBack', by, note });
        if (!isDone) throw reviewRefusal(strapi, 'overtaken');
        answered = found;
      });
      if (answered !== undefined) mailAsker(strapi, answered.stored, { kind: 'sentBack', by, note });
      ctx.status = 204;
    },
  };
}

function actorIn(ctx: Context): Actor {
  const { user } = ctx.state as { readonly user: { readonly id: number } };
  return { id: user.id, name: administratorName(user) };
}

/** The note of a body, without invisible characters; undefined for one that is too long, or no text. */
function noteIn(body: unknown): string | undefined {
  const { note = '' } = (body ?? {}) as Readonly<Record<string, unknown>>;
  const plain = typeof note === 'string' ? plainComment(note) : undefined;
  return plain === undefined || [...plain].length > MAX_NOTE ? undefined : plain;
}

/** Milliseconds; NaN, which is no draft's, for what is no time. */
function seenIn(body: unknown): number {
  const { savedAt: seen } = (body ?? {}) as Readonly<Record<string, unknown>>;
  return typeof seen === 'string' ? Date.parse(seen) : Number.NaN;
}
