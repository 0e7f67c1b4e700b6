import type { PreviewKeys } from '@vitrine/content/node';
import type { Coordination } from '../coordination/coordination.ts';
import type { Clock } from '../process/clock.ts';
import type { Address, RouteClass } from '../http/address.ts';
import type { Client } from '../http/client-address.ts';
import { PRIVATE, replyJson, replyText } from '../http/reply.ts';
import type { RequestContext } from '../session/request-contexts.ts';
import { languageFor } from '../pages/language-for.ts';
import { endedPreviewLines, subjectOf } from './preview-cookie.ts';
import type { PreviewComments } from './preview-comments.ts';
import type { PreviewContents, PreviewState } from './preview-contents.ts';
import type { createPreviewEvents } from './preview-events.ts';
import { isSecure, originOf } from './preview-origin.ts';
import { nothingShownPage } from './preview-pages.ts';
import { createPreviewRoutes } from './preview-routes.ts';
import type { NothingShown } from './preview-texts.ts';
import { previewContext } from './preview-context.ts';
import type { PreviewSubject } from './subject.ts';

/** The routes that a preview answers differently from the showroom; all others are the same for everyone. */
const OF_PREVIEW: ReadonlySet<RouteClass> = new Set([
  'page',
  'data',
  'walk',
  'api',
  'events',
  'media',
  'image',
  'contact',
]);

/**
 * The bytes under a name never change; only this browser may keep them, for as long as an editor is likely to work.
 */
const PRIVATE_FILE = 'private, max-age=600';

/** What the bus carries when the CMS has told one process that a preview has other content. */
const CHANGED_TOPIC = 'preview-changed';

/** Openings that one process remembers: far more than editors make within the minute that one is valid. */
const MAX_OPENINGS = 10_000;

interface Asked {
  readonly address: Address;
  readonly routeClass: RouteClass;
  readonly client: Client;
}

/**
 * The previews of drafts. They come before all other routes: a request without their cookie passes them by, and one
 * with it never touches the caches for visitors.
 */
export function createPreviewGate(options: {
  readonly keys: PreviewKeys;
  readonly contents: PreviewContents;
  readonly events: ReturnType<typeof createPreviewEvents>;
  readonly comments: PreviewComments;
  readonly coordination: Pick<Coordination, 'bus' | 'store'>;
  readonly clock: Pick<Clock, 'now'>;
  /** The host that previews are limited to (`PREVIEW_URL`); absent: any. */
  readonly host: string | undefined;
}) {
  const { keys, contents, events, clock, host } = options;
  const { bus, store } = options.coordination;
  const contexts = new WeakMap<Request, RequestContext>();
  const forget = (key: string): void => {
    contents.changed(key);
    events.changed(key);
  };
  bus.subscribe(CHANGED_TOPIC, forget);
  const routes = createPreviewRoutes({
    keys,
    contents,
    clock,
    comments: options.comments,
    openings: store('preview-openings', MAX_OPENINGS),
    onChanged: (key) => {
      forget(key);
      bus.publish(CHANGED_TOPIC, key);
    },
  });

  const answer = async (
    request: Request,
    subject: PreviewSubject,
    asked: Asked,
    next: (request: Request) => Response | Promise<Response>,
  ): Promise<Response> => {
    const state = await contents.of(subject);
    if (state.kind !== 'content') return sealed(answerWithout(request, subject, state.kind, asked), asked);
    if (asked.routeClass === 'events') {
      if (request.method === 'HEAD') return sealed(replyText(''), asked);
      return events.respond(subject, state.bundle.version, asked.client.distant);
    }
    // Contact requests are refused in a preview, and the sender gets a message.
    if (asked.routeClass === 'contact') return sealed(replyJson({ kind: 'failed' }, { status: 503 }), asked);
    const inner = unconditional(request);
    const context = previewContext(state.bundle, subject, {
      origin: originOf(request),
      frameAncestors: ancestorsOf(subject),
    });
    contexts.set(inner, context);
    const response = await next(inner);
    if (asked.routeClass !== 'page' || response.status !== 500) return sealed(response, asked);
    await response.body?.cancel();
    return sealed(pageWithout(request, subject, 'failed'), asked);
  };

  return {
    /** The context that a request of a preview is answered from; undefined for all others. */
    requestContextOf: (request: Request): RequestContext | undefined => contexts.get(request),

    /**
     * Answers the requests of previews.
     *
     * @param next answers a request as for a visitor.
     * @returns undefined for all other requests.
     */
    respond: (
      request: Request,
      asked: Asked,
      next: (request: Request) => Response | Promise<Response>,
    ): Promise<Response> | undefined => {
      if (asked.address.pathname.startsWith('/-/preview/')) {
        const isNotification = asked.address.pathname === '/-/preview/changed';
        return isNotification || isOnHost(request, host)
          ? routes(request, asked.address, asked.client)
          : undefined;
      }
      const isOfPreview = OF_PREVIEW.has(asked.routeClass) || asked.address.pathname === '/version';
      if (!isOfPreview || !isOnHost(request, host)) return undefined;
      const subject = subjectOf(keys, request.headers, () => isSecure(request));
      return subject && answer(request, subject, asked, next);
    },
  };
}

export type PreviewGate = ReturnType<typeof createPreviewGate>;

function isOnHost(request: Request, host: string | undefined): boolean {
  return host === undefined || new URL(request.url).host === host;
}

function ancestorsOf(subject: PreviewSubject): readonly string[] {
  return subject.kind === 'session' ? ["'self'", subject.frame] : ["'none'"];
}

function pageWithout(request: Request, subject: PreviewSubject, why: NothingShown): Response {
  return nothingShownPage(why, languageFor(request), {
    isHead: request.method === 'HEAD',
    frameAncestors: ancestorsOf(subject),
  });
}

function answerWithout(
  request: Request,
  subject: PreviewSubject,
  kind: Exclude<PreviewState['kind'], 'content'>,
  { routeClass }: Asked,
): Response {
  // An open window gets this answer to its data request, and then loads the page, which shows the reason.
  if (routeClass === 'data') return replyText('This preview has nothing to show.', 410);
  if (routeClass !== 'page') {
    return kind === 'ended'
      ? replyJson({ error: 'This preview has ended.' }, { status: 410 })
      : replyText('The preview cannot be shown now.', 503);
  }
  if (kind !== 'ended') return pageWithout(request, subject, kind);
  const response = pageWithout(request, subject, subject.kind === 'link' ? 'ended' : 'over');
  for (const line of endedPreviewLines(isSecure(request))) response.headers.append('set-cookie', line);
  return response;
}

/** Without the condition that would let a browser reuse its cached copy of the showroom's page. */
function unconditional(request: Request): Request {
  if (request.method === 'POST') return request;
  const headers = new Headers(request.headers);
  headers.delete('if-none-match');
  return new Request(request, { headers });
}

/** Only this browser may keep the answer, no search engine lists it, and no other site learns its address. */
function sealed(response: Response, { routeClass }: Asked): Response {
  const isFile = (routeClass === 'media' || routeClass === 'image') && response.status < 300;
  const { headers } = response;
  headers.set('cache-control', isFile ? PRIVATE_FILE : PRIVATE);
  headers.set('vary', 'Cookie');
  headers.set('x-robots-tag', 'noindex, nofollow, noarchive');
  headers.set('referrer-policy', 'same-origin');
  for (const name of ['cdn-cache-control', 'etag', 'last-modified']) headers.delete(name);
  return response;
}
