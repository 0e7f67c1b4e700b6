import type { FigureSources } from '@vitrine/content/bundle';
import type { ChunkStyles } from './chunk-styles.ts';
import type { RenderedPage, ServerContext, SessionVisitor } from '../../app/contract/server-context.ts';
import type { ContactOutcome } from '../../app/contract/contact-form.ts';
import type { Clock } from '../process/clock.ts';
import type { Address } from '../http/address.ts';
import { bytesOf, createCachedAnswer } from '../http/cached-answer.ts';
import { PRIVATE } from '../http/reply.ts';
import type { HeaderRecord } from '../http/reply.ts';
import type { ServerLogger } from '../process/logger.ts';
import type { VisibleContent } from '../snapshot/visible-content.ts';
import type { LiveFiguresOf } from '../figures/live-figures.ts';
import { isAnonymous } from '../snapshot/visitor-class.ts';
import { previewNote } from '../session/request-contexts.ts';
import type { ShownPreview } from '../session/request-contexts.ts';
import { renderFailedPage } from './error-page.ts';
import { adaptPage } from './adapt-page.ts';
import { busyReply } from './busy-page.ts';
import { allowedBySettings } from './csp.ts';
import { earlierAddress } from './earlier-address.ts';
import { createFigureNotes } from './figure-notes.ts';
import { finishDocument } from './finish-document.ts';
import { anonymousCaching } from './page-headers.ts';
import { createScriptMark } from './page-scripts.ts';
import { isLanguageCookie, pageAddressesOf, pageRequestOf, sharedHeaders } from './page-request.ts';
import type { PageRequest } from './page-request.ts';
import { createPageCaches } from './page-caches.ts';
import type { KeptPage } from './page-caches.ts';
import { BUSY, createRenderTurns } from './render-turns.ts';
import type { Demand } from './render-turns.ts';
import { spellingOf, toSpelling } from './spelling.ts';

/**
 * Renders one page or `*.data` answer: React Router's request handler, or a stand-in. A page is left in the context, and
 * its answer has no body.
 */
export type RenderPage = (request: Request, context: ServerContext) => Promise<Response>;

/** Answers with these statuses may be cached; 202 is the router's redirect for data. */
const KEPT_STATUSES = new Set([200, 202, 301, 302, 303, 307, 308, 404]);

export type CacheResult = 'hit' | 'miss' | 'none';

/** Everything that a page request is answered from. */
export interface PageInput {
  readonly request: Request;
  readonly address: Address;
  readonly visitor: SessionVisitor;
  readonly visible: VisibleContent;
  readonly origin: string;
  /** The client that a render is charged to; none when undefined. */
  readonly client?: string | undefined;
  /** The outcome of a contact form, for its sender. */
  readonly contact?: ContactOutcome;
  /** Where figures of dashboards get their numbers from. */
  readonly figureSources?: FigureSources | undefined;
  /** Drafts are shown: the page is for this request only. */
  readonly preview?: ShownPreview;
}

/** A rendered page, before it is known whether it may be cached. */
interface Rendered {
  readonly status: number;
  readonly headers: HeaderRecord;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly cookies: readonly string[];
  readonly isCurrent: NonNullable<KeptPage['isCurrent']>;
}

/** Whether a page is the same for everyone with its key. */
function isShared({ visitor, contact, preview }: PageInput, page: PageRequest): boolean {
  return (
    preview === undefined &&
    isAnonymous(visitor) &&
    !visitor.hasLoginEnded &&
    contact === undefined &&
    !page.isPowerSave
  );
}

/** A redirect to the page's address, when it has got another one or is spelled otherwise. */
function redirectToAddress(input: PageInput, page: PageRequest): Response | undefined {
  const { address, visible } = input;
  const spelling = spellingOf(visible.content, address.pathname, page.isData);
  const asked = { search: address.search, isData: page.isData, isForAll: isShared(input, page) };
  const moved = spelling.isOurs ? undefined : earlierAddress(visible, spelling.page);
  if (moved !== undefined) return toSpelling({ page: moved }, { ...asked, status: 301 });
  if (spelling.pathname === address.pathname) return undefined;
  return toSpelling(spelling, asked);
}

function askerOf({ client, request }: PageInput) {
  return { client, signal: request.signal };
}

/**
 * Answers pages. A page that is the same for everyone is rendered once per content version and cached completely:
 * body, compressed body, ETag and policy. Concurrent requests for such a page wait for one render. A page for an
 * identified visitor is rendered for each request and never cached.
 */
export function createPages(options: {
  readonly render: RenderPage;
  readonly clock: Clock;
  readonly logger: ServerLogger;
  /** Which sites may show pages in a frame, as in CSP; absent: the showroom itself. */
  readonly frameAncestors?: readonly string[];
  /** In development nothing is cached, and no policy blocks the development server. */
  readonly isDevelopment?: boolean;
  readonly showsLook?: boolean;
  readonly stylesOf?: ChunkStyles;
  readonly search?: ServerContext['search'];
  readonly liveFigures?: LiveFiguresOf;
  readonly signConsent?: ServerContext['signConsent'];
  readonly mailsCopies?: boolean;
  readonly onCacheResult?: (result: CacheResult) => void;
}) {
  const { render, clock, logger, isDevelopment = false, onCacheResult = () => {} } = options;
  const { stylesOf = () => [], search = () => ({ hits: [], near: [] }), mailsCopies = false } = options;
  const { liveFigures = () => undefined } = options;
  const { frameAncestors = ["'self'"], signConsent = () => '', showsLook = isDevelopment } = options;
  const caches = createPageCaches();
  const inTurn = createRenderTurns<KeptPage | Rendered | undefined>(clock);
  let cachedKey = '';
  let ownRenders = 0;

  /** Whether the page exists: a plain one, or one for a visitor with a valid login or code. */
  const demandOf = (input: PageInput, page: PageRequest): Demand => {
    const { visitor, visible, address, origin } = input;
    if (!isAnonymous(visitor) || input.preview !== undefined) return 'ours';
    if (page.search !== '' || visitor.hasLoginEnded || !caches.hasRoomFor(origin)) return 'invented';
    return spellingOf(visible.content, address.pathname, page.isData).isOurs ? 'ours' : 'invented';
  };

  const renderNow = async (input: PageInput, page: PageRequest): Promise<Rendered | undefined> => {
    const { request } = input;
    const addresses = pageAddressesOf(page, { pathname: input.address.pathname, origin: input.origin });
    const scriptMark = isDevelopment ? undefined : createScriptMark();
    const figureNotes = createFigureNotes(liveFigures, input.figureSources);
    const written: RenderedPage = page.isData ? {} : { carried: new Map() };
    const context: ServerContext = {
      bundle: input.visible.content,
      closedWorlds: input.visible.closedWorlds,
      closedDoors: input.visible.closedDoors,
      entrances: input.visible.entrances,
      closedLocations: input.visible.closedLocations,
      loginShowsMore: input.visible.loginShowsMore,
      visitor: input.visitor,
      url: addresses.page,
      now: new Date(clock.now()),
      stylesOf,
      search,
      liveFigures: figureNotes.read,
      signConsent,
      mailsCopies,
      logger,
      page: written,
      showsLook,
      ...(scriptMark !== undefined && { scriptMark }),
      ...(input.contact && { contact: input.contact }),
      ...(input.preview && { preview: previewNote(input.preview) }),
    };
    try {
      const inner = new Request(addresses.router, {
        headers: isShared(input, page) ? sharedHeaders(request, page) : request.headers,
      });
      const response = await render(inner, context);
      const { html } = written;
      const document =
        html === undefined
          ? undefined
          : finishDocument(html, scriptMark, {
              ...allowedBySettings(context.bundle),
              frameAncestors: input.preview?.frameAncestors ?? frameAncestors,
            });
      const body = document ? bytesOf(document.html) : new Uint8Array(await response.arrayBuffer());
      if (response.status >= 500 && body.byteLength === 0) return undefined;
      const { 'set-cookie': _, ...headers } = Object.fromEntries(response.headers);
      return {
        status: response.status,
        headers: { ...headers, ...document?.headers },
        body,
        cookies: response.headers.getSetCookie(),
        isCurrent: figureNotes.isCurrent,
      };
    } catch (error) {
      logger.error({ err: error, path: input.address.pathname }, 'A page could not be rendered.');
      return undefined;
    }
  };

  const sendOnce = async (rendered: Rendered | undefined, input: PageInput): Promise<Response> => {
    if (!rendered) return renderFailedPage(input.request.method === 'HEAD');
    const answer = createCachedAnswer({
      status: rendered.status,
      headers: { ...rendered.headers, 'cache-control': PRIVATE, vary: 'Cookie' },
      body: rendered.body,
    });
    const response = await answer.respond(input.request);
    for (const cookie of rendered.cookies) response.headers.append('set-cookie', cookie);
    return response;
  };

  const renderForAll = async (input: PageInput, page: PageRequest, demand: Demand) => {
    const rendered = await renderNow(input, page);
    if (!rendered || !rendered.cookies.every(isLanguageCookie) || !KEPT_STATUSES.has(rendered.status)) {
      return rendered;
    }
    const [languageCookie] = rendered.cookies;
    const { closedWorlds, closedLocations, loginShowsMore } = input.visible;
    const hasMore = loginShowsMore || closedWorlds.size > 0 || closedLocations.size > 0;
    const answer = createCachedAnswer({
      status: rendered.status,
      headers: { ...rendered.headers, ...anonymousCaching(page, hasMore) },
      body: rendered.body,
    });
    const { isCurrent } = rendered;
    const kept = { answer, isCurrent, ...(languageCookie === undefined ? {} : { languageCookie }) };
    const isOurs = rendered.status !== 404 && demand === 'ours';
    if (input.visible.key === cachedKey) caches.keep(page.key, kept, { isOurs, origin: input.origin });
    return kept;
  };

  const sendForAll = (kept: KeptPage, input: PageInput, page: PageRequest) => {
    const { weight, respond } = kept.answer;
    const before = weight();
    const response =
      page.droppedSearch === '' && kept.languageCookie === undefined
        ? respond(input.request)
        : adaptPage(kept, input.request, page);
    if (!(response instanceof Promise)) return response;
    return response.then((sent) => {
      if (weight() !== before) caches.weighAgain(page.key);
      return sent;
    });
  };

  const wait = async (input: PageInput, page: PageRequest): Promise<Response> => {
    let isOthers = true;
    const demand = demandOf(input, page);
    const result = await inTurn(demand, `${input.visible.key} ${page.key}`, askerOf(input), () => {
      isOthers = false;
      return renderForAll(input, page, demand);
    });
    if (result === BUSY) return busyReply(input.request, page.isData);
    if (result && 'answer' in result) return sendForAll(result, input, page);
    return isOthers && result !== undefined && result.cookies.length > 0
      ? renderForOne(input, page)
      : sendOnce(result, input);
  };

  /** Renders a page that is for this request only. */
  const renderForOne = async (input: PageInput, page: PageRequest): Promise<Response> => {
    ownRenders += 1;
    const own = `own ${ownRenders}`;
    const result = await inTurn(demandOf(input, page), own, askerOf(input), () => renderNow(input, page));
    if (result === BUSY) return busyReply(input.request, page.isData);
    return sendOnce(result && 'answer' in result ? undefined : result, input);
  };

  return {
    /** Answers a GET or HEAD; synchronously when the page is cached. */
    respond: (input: PageInput): Response | Promise<Response> => {
      const page = pageRequestOf({
        ...input.address,
        headers: input.request.headers,
        origin: input.origin,
        locales: input.visible.content.locales.map(({ code }) => code),
      });
      if (isDevelopment || !isShared(input, page)) {
        onCacheResult('none');
        return redirectToAddress(input, page) ?? renderForOne(input, page);
      }
      if (input.visible.key !== cachedKey) {
        cachedKey = input.visible.key;
        caches.clear();
      }
      const known = caches.get(page.key);
      // Cached pages already have their canonical address.
      if (known && (known.isCurrent?.(input.figureSources) ?? true)) {
        onCacheResult('hit');
        return sendForAll(known, input, page);
      }
      const elsewhere = redirectToAddress(input, page);
      onCacheResult(elsewhere ? 'none' : 'miss');
      return elsewhere ?? wait(input, page);
    },
    /** Bytes that cached pages occupy. */
    weight: caches.weight,
  };
}

export type Pages = ReturnType<typeof createPages>;
