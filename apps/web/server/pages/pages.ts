import type { ChunkStyles } from './chunk-styles.ts';
import type { PublishedContent, ServerContext, Visitor } from '../../app/server-context.ts';
import type { ContactOutcome } from '../../app/contact-form.ts';
import type { Clock } from '../clock.ts';
import type { Address } from '../http/address.ts';
import { BROTLI_WHILE_WAITING, createCachedAnswer, type CachedAnswer } from '../http/cached-answer.ts';
import { PRIVATE, type HeaderRecord } from '../http/reply.ts';
import type { ServerLogger } from '../logger.ts';
import type { VisibleContent } from '../snapshot/visible-content.ts';
import { isAnonymous } from '../visitor.ts';
import type { ShownPreview } from '../visits.ts';
import { renderFailedPage } from './error-page.ts';
import { createLru } from './lru.ts';
import { finishDocument } from './finish-document.ts';
import { anonymousCaching } from './page-headers.ts';
import { createScriptMark } from './page-scripts.ts';
import {
  cookieOf,
  LANGUAGE_COOKIE,
  pageAddressesOf,
  pageRequestOf,
  type PageRequest,
} from './page-request.ts';

/** Renders one page or `*.data` answer: React Router's request handler, or a stand-in. */
export type RenderPage = (request: Request, context: ServerContext) => Promise<Response>;

/** 96 MB of pages with a plain address: about 3,000 of them. */
const MAIN_LIMIT = 96 * 1024 * 1024;
/** Addresses that anybody can invent (unknown ones, ones with a query) share less, so that they never
 * push out the pages that visitors walk through. */
const SIDE_LIMIT = 16 * 1024 * 1024;

/** Answers of these statuses may be kept; 202 is how the router sends a redirect as data. */
const KEPT_STATUSES = new Set([200, 202, 301, 302, 303, 307, 308, 404]);

export type CacheResult = 'hit' | 'miss' | 'none';

/** What a page request is answered from. */
export interface PageInput {
  readonly request: Request;
  readonly address: Address;
  readonly visitor: Visitor;
  readonly visible: VisibleContent;
  readonly origin: string;
  /** What became of a contact form, to be told to the one who sent it. */
  readonly contact?: ContactOutcome;
  /** Drafts are shown: the page is for this request alone. */
  readonly preview?: ShownPreview;
}

/** A rendered page, before it is known whether it may be kept. */
interface Rendered {
  readonly status: number;
  readonly headers: HeaderRecord;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly cookies: readonly string[];
}

/** A page that is the same for everybody with its key. */
interface KeptPage {
  readonly answer: CachedAnswer;
  /** The line that remembers the language of the address, which is in the key. */
  readonly languageCookie?: string;
}

const isLanguageCookie = (line: string): boolean => line.startsWith(`${LANGUAGE_COOKIE}=`);

/** Whether the browser already sends what a cookie line would set. */
const holdsCookie = (headers: Headers, line: string): boolean =>
  `${LANGUAGE_COOKIE}=${cookieOf(headers, LANGUAGE_COOKIE)}` === line.split(';', 1)[0];

const withDroppedSearch = (location: string, dropped: string): string => {
  if (dropped === '') return location;
  const [path = '', hash] = location.split('#', 2);
  const joined = `${path}${path.includes('?') ? '&' : '?'}${dropped}`;
  return hash === undefined ? joined : `${joined}#${hash}`;
};

/** Of all languages: settings are the same in each, and a page's language is not known here. */
const embedHostsOf = ({ snapshots }: PublishedContent): readonly string[] => [
  ...new Set(Object.values(snapshots).flatMap(({ settings }) => settings.embedHosts)),
];

/** Whether any language's settings count visits by a tag manager. */
const hasTagManager = ({ snapshots }: PublishedContent): boolean =>
  Object.values(snapshots).some(
    ({ settings: { analytics } }) => analytics.isActive && analytics.tagManagerId !== undefined,
  );

/**
 * The headers that the render of a shared page may see: nothing that its key does not hold, so that one
 * visitor's request never shows in another visitor's page.
 */
const sharedHeaders = (request: Request, page: PageRequest): Headers => {
  const headers = new Headers();
  if (!page.isRoot) return headers;
  const language = request.headers.get('accept-language');
  if (language !== null) headers.set('accept-language', language);
  const cookie = cookieOf(request.headers, LANGUAGE_COOKIE);
  if (cookie !== undefined) headers.set('cookie', `${LANGUAGE_COOKIE}=${cookie}`);
  return headers;
};

/** Whether a page is the same for everybody with its key. */
const isShared = ({ visitor, contact, preview }: PageInput, page: PageRequest): boolean =>
  preview === undefined &&
  isAnonymous(visitor) &&
  !visitor.hasLoginEnded &&
  contact === undefined &&
  !page.isPowerSave;

/**
 * Answers pages. What is the same for everybody is rendered once for each content version and kept whole:
 * body, packed body, ETag and policy. Requests for the same page that is not there yet wait for one
 * render. A page for someone is rendered for each request and never kept.
 */
export const createPages = (options: {
  readonly render: RenderPage;
  readonly clock: Clock;
  readonly logger: ServerLogger;
  /** Who may show pages in a frame, as CSP names them; absent: the showroom itself. */
  readonly frameAncestors?: readonly string[];
  /** In development nothing is kept, and no policy stands in the way of the development server. */
  readonly isDevelopment?: boolean;
  readonly stylesOf?: ChunkStyles;
  readonly search?: ServerContext['search'];
  readonly onCacheResult?: (result: CacheResult) => void;
}) => {
  const { render, clock, logger, isDevelopment = false, onCacheResult = () => {} } = options;
  const { stylesOf = () => [], search = () => [], frameAncestors = ["'self'"] } = options;
  const weigh = ({ answer }: KeptPage, key: string): number => answer.weight + 2 * key.length;
  const main = createLru<KeptPage>({ limit: MAIN_LIMIT, weigh });
  const side = createLru<KeptPage>({ limit: SIDE_LIMIT, weigh });
  const renders = new Map<string, Promise<KeptPage | Rendered | undefined>>();
  let cachedKey = '';

  const renderNow = async (input: PageInput, page: PageRequest): Promise<Rendered | undefined> => {
    const { request } = input;
    const addresses = pageAddressesOf(page, { pathname: input.address.pathname, origin: input.origin });
    const scriptMark = createScriptMark();
    const context: ServerContext = {
      bundle: input.visible.content,
      closedWorlds: input.visible.closedWorlds,
      closedDoors: input.visible.closedDoors,
      entrances: input.visible.entrances,
      closedLocations: input.visible.closedLocations,
      visitor: input.visitor,
      url: addresses.page,
      now: new Date(clock.now()),
      stylesOf,
      search,
      logger,
      ...(!isDevelopment && { scriptMark }),
      ...(input.contact && { contact: input.contact }),
      ...(input.preview && { preview: { kind: input.preview.kind, endsAt: input.preview.endsAt } }),
    };
    try {
      const inner = new Request(addresses.router, {
        headers: isShared(input, page) ? sharedHeaders(request, page) : request.headers,
      });
      const response = await render(inner, context);
      const sent = new Uint8Array(await response.arrayBuffer());
      if (response.status >= 500 && sent.byteLength === 0) return undefined;
      const headers = Object.fromEntries(response.headers);
      delete headers['set-cookie'];
      const isHtml = !isDevelopment && (headers['content-type'] ?? '').startsWith('text/html');
      const embedHosts = embedHostsOf(context.bundle);
      const document = isHtml
        ? finishDocument(new TextDecoder().decode(sent), scriptMark, {
            embedHosts,
            hasTagManager: hasTagManager(context.bundle),
            frameAncestors: input.preview?.frameAncestors ?? frameAncestors,
          })
        : undefined;
      const body = document === undefined ? sent : new TextEncoder().encode(document.html);
      const html = document?.headers;
      const cookies = response.headers.getSetCookie();
      return { status: response.status, headers: { ...headers, ...html }, body, cookies };
    } catch (error) {
      logger.error({ err: error, path: input.address.pathname }, 'A page could not be rendered.');
      return undefined;
    }
  };

  const sendOnce = async (rendered: Rendered | undefined, input: PageInput): Promise<Response> => {
    if (!rendered) return renderFailedPage(input.request.method === 'HEAD');
    const answer = await createCachedAnswer({
      status: rendered.status,
      headers: { ...rendered.headers, 'cache-control': PRIVATE, vary: 'Cookie' },
      body: rendered.body,
      brotliQuality: BROTLI_WHILE_WAITING,
    });
    const response = await answer.respond(input.request);
    for (const cookie of rendered.cookies) response.headers.append('set-cookie', cookie);
    return response;
  };

  const renderForAll = async (input: PageInput, page: PageRequest) => {
    const rendered = await renderNow(input, page);
    if (!rendered || !rendered.cookies.every(isLanguageCookie) || !KEPT_STATUSES.has(rendered.status)) {
      return rendered;
    }
    const [languageCookie] = rendered.cookies;
    const { closedWorlds, closedLocations } = input.visible;
    const hasMore = closedWorlds.size > 0 || closedLocations.size > 0;
    const answer = await createCachedAnswer({
      status: rendered.status,
      headers: { ...rendered.headers, ...anonymousCaching(page, hasMore) },
      body: rendered.body,
      brotliQuality: BROTLI_WHILE_WAITING,
    });
    const kept = { answer, ...(languageCookie === undefined ? {} : { languageCookie }) };
    const isPlain = rendered.status !== 404 && page.search === '';
    if (input.visible.key === cachedKey) (isPlain ? main : side).set(page.key, kept);
    return kept;
  };

  const adapt = async (kept: KeptPage, input: PageInput, page: PageRequest): Promise<Response> => {
    const response = await kept.answer.respond(input.request);
    const location = response.headers.get('location');
    if (location !== null) {
      response.headers.set('location', withDroppedSearch(location, page.droppedSearch));
    }
    if (kept.languageCookie !== undefined && !holdsCookie(input.request.headers, kept.languageCookie)) {
      response.headers.delete('cdn-cache-control');
      response.headers.append('set-cookie', kept.languageCookie);
    }
    return response;
  };

  const sendForAll = (kept: KeptPage, input: PageInput, page: PageRequest) =>
    page.droppedSearch === '' && kept.languageCookie === undefined
      ? kept.answer.respond(input.request)
      : adapt(kept, input, page);

  const wait = async (input: PageInput, page: PageRequest): Promise<Response> => {
    const renderKey = `${input.visible.key} ${page.key}`;
    const shared = renders.get(renderKey);
    const running = shared ?? renderForAll(input, page).finally(() => renders.delete(renderKey));
    if (!shared) renders.set(renderKey, running);
    const result = await running;
    if (result && 'answer' in result) return sendForAll(result, input, page);
    const isOthers = shared !== undefined && result !== undefined && result.cookies.length > 0;
    return sendOnce(isOthers ? await renderNow(input, page) : result, input);
  };

  return {
    /** Answers a GET or HEAD; synchronously when the page is at hand. */
    respond: (input: PageInput): Response | Promise<Response> => {
      const page = pageRequestOf({
        ...input.address,
        headers: input.request.headers,
        origin: input.origin,
        locales: input.visible.content.locales.map(({ code }) => code),
      });
      if (isDevelopment || !isShared(input, page)) {
        onCacheResult('none');
        return renderNow(input, page).then((rendered) => sendOnce(rendered, input));
      }
      if (input.visible.key !== cachedKey) {
        cachedKey = input.visible.key;
        main.clear();
        side.clear();
      }
      const known = main.get(page.key) ?? side.get(page.key);
      onCacheResult(known ? 'hit' : 'miss');
      return known ? sendForAll(known, input, page) : wait(input, page);
    },
    /** Bytes that kept pages occupy. */
    weight: () => main.weight() + side.weight(),
  };
};

export type Pages = ReturnType<typeof createPages>;
