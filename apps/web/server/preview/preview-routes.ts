import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { readPreview } from '@vitrine/content/node';
import type { PreviewClaimsOf, PreviewKeys } from '@vitrine/content/node';
import { formatWorldPath } from '@vitrine/core/links/path';
import { localeCode, worldSlug } from '@vitrine/core/world/ids';
import { z } from 'zod';
import type { ShortLivedStore } from '../coordination/coordination.ts';
import type { Clock } from '../process/clock.ts';
import { PREVIEW_COMMENTS_PATH } from '../../app/contract/preview-comments.ts';
import type { Address } from '../http/address.ts';
import type { Client } from '../http/client-address.ts';
import { hasBearer } from '../http/bearer.ts';
import { readBody } from '../http/read-body.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import { PRIVATE, reply, replyJson, replyText } from '../http/reply.ts';
import { languageFor } from '../pages/language-for.ts';
import type { PreviewComments } from './preview-comments.ts';
import type { PreviewContents } from './preview-contents.ts';
import { begunPreviewLines, endedPreviewLines } from './preview-cookie.ts';
import type { PreviewSubject } from './subject.ts';
import { isSecure, originOf } from './preview-origin.ts';
import { nothingShownPage } from './preview-pages.ts';

const MAX_CHANGES_BYTES = 8 * 1024;

const changesSchema = z.object({ changed: z.array(z.string().max(200)).max(200) });

/**
 * The addresses of previews: `GET /-/preview/open?token=` begins an editor's, `GET /-/preview/shared?token=` one that
 * was shared, `POST /-/preview/leave` ends either, `/-/preview/comments` holds what is said about it, the CMS calls
 * `POST /-/preview/changed`.
 */
export function createPreviewRoutes(options: {
  readonly keys: PreviewKeys;
  readonly contents: Pick<PreviewContents, 'of'>;
  readonly clock: Pick<Clock, 'now'>;
  /** Remembers the openings that were used. */
  readonly openings: Pick<ShortLivedStore, 'keepFirst'>;
  readonly onChanged: (key: string) => void;
  readonly comments: PreviewComments;
}) {
  const { keys, contents, clock, openings, comments } = options;

  const begin = (request: Request, subject: PreviewSubject, address: string): Response => {
    const response = reply({
      status: 303,
      headers: {
        location: address,
        'cache-control': PRIVATE,
        // The address contains the token.
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow, noarchive',
      },
    });
    const given = { now: clock.now(), isTls: isSecure(request) };
    for (const line of begunPreviewLines(keys, subject, given)) response.headers.append('set-cookie', line);
    return response;
  };

  const open = async (request: Request, token: string): Promise<Response> => {
    const claims = readPreview(keys, token);
    if (claims?.kind !== 'opening') return ended(request);
    const { frame, nonce, endsAt, address } = claims;
    const subject = openedSubject(claims);
    const remaining = endsAt - clock.now();
    if (subject === undefined || remaining <= 0) return ended(request, frame);
    const isFirstUse = await openings.keepFirst(nonce, 'used', remaining);
    return isFirstUse ? begin(request, subject, address) : ended(request, frame);
  };

  const openShared = async (request: Request, token: string): Promise<Response> => {
    const claims = readPreview(keys, token);
    if (claims?.kind !== 'link') return ended(request);
    const state = await contents.of(claims);
    if (state.kind === 'ended') return ended(request);
    if (state.kind === 'away') {
      const isHead = request.method === 'HEAD';
      return nothingShownPage('away', languageFor(request), { isHead, frameAncestors: ["'none'"] });
    }
    const defaultLocale = state.kind === 'content' ? state.bundle.defaultLocale : DEFAULT_LOCALE;
    const locale = localeCode(languageFor(request));
    const entrance = formatWorldPath({ locale, defaultLocale, world: worldSlug(claims.world) });
    return begin(request, claims, claims.address ?? entrance);
  };

  const receiveChanges = async (request: Request): Promise<Response> => {
    if (!hasBearer(request, keys.call)) {
      return replyJson({ error: 'The secret is missing or wrong.' }, { status: 401 });
    }
    const body = await readBody(request, MAX_CHANGES_BYTES);
    const changes = changesSchema.safeParse(parsed(body ?? ''));
    for (const key of changes.success ? changes.data.changed : ['drafts']) options.onChanged(key);
    return replyJson({ accepted: true }, { status: 202 });
  };

  return async (request: Request, address: Address, client: Client): Promise<Response> => {
    const { pathname, search } = address;
    if (pathname === PREVIEW_COMMENTS_PATH) return comments(request, address, client);
    if (request.method === 'POST') {
      if (pathname === '/-/preview/changed') return receiveChanges(request);
      if (pathname === '/-/preview/leave') return leave(request);
    } else {
      // In the query, which is not logged.
      const token = new URLSearchParams(search).get('token') ?? '';
      if (pathname === '/-/preview/open') return open(request, token);
      if (pathname === '/-/preview/shared') return openShared(request, token);
    }
    return replyText('There is nothing here.', 404);
  };
}

/** What an opening begins. */
function openedSubject(opening: PreviewClaimsOf<'opening'>): PreviewSubject | undefined {
  const { editor, session, rehearsal, frame, sessionEndsAt: endsAt } = opening;
  if (rehearsal !== undefined) return { kind: 'rehearsal', ...rehearsal, endsAt };
  if (editor === undefined || session === undefined) return undefined;
  return { kind: 'session', editor, session, frame, endsAt };
}

function ended(request: Request, frame?: string): Response {
  const frameAncestors = frame === undefined ? ["'none'"] : ["'self'", frame];
  const given = { isHead: request.method === 'HEAD', frameAncestors };
  return nothingShownPage(frame === undefined ? 'ended' : 'over', languageFor(request), given);
}

function leave(request: Request): Response {
  if (!isSameOrigin(request.headers, [new URL(originOf(request)).host])) {
    return replyText('This form comes from elsewhere.', 403);
  }
  const response = reply({ status: 303, headers: { location: '/', 'cache-control': PRIVATE } });
  for (const line of endedPreviewLines(isSecure(request))) response.headers.append('set-cookie', line);
  return response;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
