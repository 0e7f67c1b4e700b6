import { COMMENT_LIMITS, readComment } from '@vitrine/core/comments/comment';
import type { PreviewKeys } from '@vitrine/content/node';
import { z } from 'zod';
import type { CommentsReply } from '../../app/contract/preview-comments.ts';
import type { Clock } from '../process/clock.ts';
import type { Address } from '../http/address.ts';
import type { Client } from '../http/client-address.ts';
import { readPosted } from '../http/posted.ts';
import type { Coordination } from '../coordination/coordination.ts';
import type { Limit } from '../coordination/rate-limit.ts';
import { PRIVATE, replyJson } from '../http/reply.ts';
import type { HeaderRecord } from '../http/reply.ts';
import { subjectOf } from './preview-cookie.ts';
import { isSecure, originOf } from './preview-origin.ts';

/**
 * Comments per address: twenty in a row, because the people of a meeting share one, then one more each minute. What a
 * link can have altogether is bounded in the CMS, which all web servers share.
 */
const COMMENT_LIMIT: Limit = { free: 20, refill: 60_000, firstWait: 30_000, maxWait: 60 * 60 * 1_000 };

/** A character of a text is six bytes at most in JSON, twice where it is a pair; the rest is the page's address. */
const MAX_BODY_BYTES = (COMMENT_LIMITS.text + COMMENT_LIMITS.name) * 12 + 8 * 1_024;

/** Milliseconds for an answer of the CMS: after a change it reads every draft again. */
const TIMEOUT = 15_000;

const writtenSchema = z.object({ text: z.string(), name: z.string(), at: z.iso.datetime() });
const answerSchema = z.object({
  comments: z.array(writtenSchema.extend({ isSettled: z.boolean(), answer: writtenSchema.optional() })),
});

/** What the CMS's refusals mean; everything else is a failure. */
const KINDS = new Map<number, Exclude<CommentsReply['kind'], 'comments'>>([
  [404, 'noPage'],
  [409, 'full'],
  [410, 'ended'],
  [422, 'invalid'],
  [429, 'tooMany'],
]);

const STATUS: Readonly<Record<CommentsReply['kind'], number>> = {
  comments: 200,
  noPage: 404,
  full: 409,
  ended: 410,
  invalid: 422,
  tooMany: 429,
  failed: 503,
};

/**
 * `GET /-/preview/comments?address=`: the comments of a page of the preview; `POST` with `{ address, name, text }` adds
 * one. Both for those alone whose browser holds the preview of a shared link. They are kept by the CMS, which looks at
 * the link each time; this server keeps and logs none of it.
 */
export function createPreviewComments(options: {
  readonly cmsUrl: string;
  readonly keys: PreviewKeys;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Pick<Clock, 'now'>;
  readonly limit: Coordination['limit'];
}) {
  const { keys, clock } = options;
  const limit = options.limit('preview-comments', COMMENT_LIMIT);
  const path = `${options.cmsUrl}/api/showroom/comments`;

  const ask = async (address: string, body?: object): Promise<CommentsReply> => {
    try {
      const response = await options.fetch(address, {
        headers: {
          authorization: `Bearer ${keys.call}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
      });
      if (response.ok) return { kind: 'comments', ...answerSchema.parse(await response.json()) };
      await response.body?.cancel();
      return { kind: KINDS.get(response.status) ?? 'failed' };
    } catch {
      return { kind: 'failed' };
    }
  };

  const add = async (request: Request, link: string, client: Client): Promise<Response> => {
    const posted = await readPosted(request, { origin: originOf(request), maxBytes: MAX_BODY_BYTES });
    if (posted instanceof Response) return posted;
    const written = posted.isScript ? parsed(posted.body) : undefined;
    const reading = readComment(written);
    const address = addressIn(written);
    if (reading.kind === 'problem' || address === undefined) return answered({ kind: 'invalid' });
    const verdict = await limit.spend(client.network);
    if (!verdict.isAllowed) {
      return answered({ kind: 'tooMany' }, { 'retry-after': String(Math.ceil(verdict.retryAfter / 1_000)) });
    }
    const outcome = await ask(path, { link, address, ...reading.comment });
    if (outcome.kind !== 'comments') await limit.giveBack(client.network);
    return answered(outcome);
  };

  return async (request: Request, { search }: Address, client: Client): Promise<Response> => {
    const subject = subjectOf(keys, request.headers, () => isSecure(request));
    if (subject?.kind !== 'link' || subject.endsAt <= clock.now()) return answered({ kind: 'ended' });
    if (request.method === 'POST') return add(request, subject.id, client);
    const address = new URLSearchParams(search).get('address') ?? '';
    return answered(await ask(`${path}?${new URLSearchParams({ link: subject.id, address })}`));
  };
}

export type PreviewComments = ReturnType<typeof createPreviewComments>;

/** For this browser alone, and in no search engine. */
function answered(outcome: CommentsReply, headers: HeaderRecord = {}): Response {
  return replyJson(outcome, {
    status: STATUS[outcome.kind],
    headers: {
      'cache-control': PRIVATE,
      vary: 'Cookie',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      ...headers,
    },
  });
}

function addressIn(written: unknown): string | undefined {
  const { address } = (written ?? {}) as Readonly<Record<string, unknown>>;
  return typeof address === 'string' ? address : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
