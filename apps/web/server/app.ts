import { contentVersionOf } from '@vitrine/core/access/rights-mark';
import { nameRequest } from '@vitrine/tracing';
import { Hono } from 'hono';
import type { ContactOutcome } from '../app/contract/contact-form.ts';
import type { Clock } from './process/clock.ts';
import type { Contact } from './contact/contact.ts';
import { createFiguresRoute } from './figures/figures-route.ts';
import type { LiveFiguresOf } from './figures/live-figures.ts';
import { addressOf, routeClassOf } from './http/address.ts';
import type { Address, RouteClass } from './http/address.ts';
import { UNKNOWN_CLIENT } from './http/client-address.ts';
import type { Client } from './http/client-address.ts';
import { replyJson, replyText } from './http/reply.ts';
import { findRequestProblem } from './http/request-limits.ts';
import { createImageRoute } from './images/image-route.ts';
import { askerOf } from './images/pictures.ts';
import type { Pictures } from './images/pictures.ts';
import { createTileRoute } from './images/tile-route.ts';
import type { ServerLogger } from './process/logger.ts';
import { createMediaRoute } from './media/media-route.ts';
import type { MediaStore } from './media/media-store.ts';
import type { Metrics } from './metrics.ts';
import type { Assets } from './pages/assets.ts';
import { lastResortPage, noContentPage } from './pages/error-page.ts';
import type { Pages } from './pages/pages.ts';
import { createContentAnswers } from './routes/content-answers.ts';
import { createDocumentSearch } from './routes/document-search.ts';
import { createCrawlerRoutes } from './routes/crawlers.ts';
import type { Events } from './routes/events.ts';
import { respondFontSheet } from './routes/font-sheet.ts';
import type { createMetricsAccess } from './routes/metrics-access.ts';
import type { PreviewGate } from './preview/preview-gate.ts';
import type { SearchIndexes } from './search/search-indexes.ts';
import { ACCESS_CALLS } from './session/session.ts';
import type { Session } from './session/session.ts';
import type { PublishedBundle } from './snapshot/manager.ts';
import { mediaRightsOf } from './session/request-contexts.ts';
import type { createRequestContexts, RequestContext } from './session/request-contexts.ts';

/** The parts that the app is made of; a test can replace each of them. */
export interface AppParts extends Pick<Pictures, 'images' | 'tiles'> {
  readonly requestContextOf: ReturnType<typeof createRequestContexts>;
  readonly pages: Pick<Pages, 'respond'>;
  readonly assets: Assets;
  readonly media: MediaStore;
  readonly contact: Pick<Contact, 'respond' | 'respondPerson' | 'respondStand' | 'outcomeOf'>;
  readonly session: Pick<Session, 'respond' | 'settled' | 'follow'>;
  readonly events: Pick<Events, 'respond'>;
  readonly searchIndexes: Pick<SearchIndexes, 'shippedOf' | 'findingsOf'>;
  readonly liveFigures: LiveFiguresOf;
  readonly revalidate: (request: Request) => Promise<Response>;
  readonly outboxState: (request: Request) => Response;
  readonly cspReports: (request: Request) => Promise<Response>;
  /** Absent: there are no previews. */
  readonly previews?: Pick<PreviewGate, 'respond'>;
  readonly metrics: Pick<Metrics, 'text' | 'contentType' | 'countRequest'>;
  /** Whether a request may read the metrics; all others get 404. */
  readonly mayReadMetrics: ReturnType<typeof createMetricsAccess>;
  /** Whether the host in a request's address is one of the showroom's names; absent: every host is. */
  readonly isKnownHost?: (url: string) => boolean;
  readonly buildVersion: string;
  /** Where the content shown comes from; absent in a process that should get no visitors. */
  readonly contentSource: () => PublishedBundle['origin'] | undefined;
  readonly clock: Clock;
  readonly logger: ServerLogger;
}

function noContent(): Response {
  return replyJson({ error: 'There is no content yet.' }, { status: 503, headers: { 'retry-after': '5' } });
}

function refuse(routeClass: RouteClass, status: number, sentence: string, isHead: boolean): Response {
  return routeClass === 'page'
    ? lastResortPage({ status, title: 'This page cannot be shown', sentence, isHead })
    : replyText(sentence, status, status === 405 ? { allow: 'GET, HEAD' } : {});
}

function readerOf({ visible, open, isAnonymous }: RequestContext, now: number) {
  return {
    content: visible.content,
    isAnonymous,
    ...(open.mayCloseAt === undefined ? {} : { opensFor: open.mayCloseAt - now }),
  };
}

/** Characters of a path that are logged: a visitor may send up to 4,096. */
const MAX_LOGGED_PATH_LENGTH = 512;

/** Comes first, because the operator reads it first. */
const UNKNOWN_HOST =
  'This showroom is not set up for this address. The person who runs it can add the address in the setting PUBLIC_URL.';

/** The routes that take a body. */
const POSTED_TO: ReadonlySet<RouteClass> = new Set(['operation', 'contact', 'access', 'report']);

/** Every route that is neither a page nor a file of the browser build. */
function createRoutes(parts: AppParts) {
  const contentAnswers = createContentAnswers(parts.searchIndexes);
  const documentSearch = createDocumentSearch(parts.searchIndexes.findingsOf, parts.clock);
  const crawlers = createCrawlerRoutes(parts.clock);
  const sendMedia = createMediaRoute(parts.media);
  const sendFigures = createFiguresRoute(parts.liveFigures);
  const sendImage = createImageRoute(parts);
  const sendTile = createTileRoute(parts);
  const rightsOf = (context: RequestContext) => mediaRightsOf(context, parts.clock.now());
  const withContext = (
    request: Request,
    answer: (context: RequestContext) => Response | Promise<Response>,
  ) => {
    const context = parts.requestContextOf(request);
    return context ? answer(context) : noContent();
  };

  const routes = new Hono<{ Bindings: { readonly client: Client } }>();
  routes.get('/healthz', () => replyText('ok'));
  routes.get('/readyz', () => {
    const source = parts.contentSource();
    return source === undefined
      ? replyJson({ status: 'not ready' }, { status: 503 })
      : replyJson({ status: 'ready', source });
  });
  routes.get('/metrics', async (c) =>
    parts.mayReadMetrics(c.req.raw, c.env.client)
      ? replyText(await parts.metrics.text(), 200, { 'content-type': parts.metrics.contentType })
      : c.notFound(),
  );
  routes.get('/version', (c) =>
    withContext(c.req.raw, ({ open }) =>
      replyJson({ build: parts.buildVersion, content: contentVersionOf(open.content.version) }),
    ),
  );
  routes.post('/-/revalidate', (c) => parts.revalidate(c.req.raw));
  routes.post('/-/person', (c) => parts.contact.respondPerson(c.req.raw));
  routes.get('/-/outbox', (c) => parts.outboxState(c.req.raw));
  routes.post('/box-api/csp-reports', (c) => parts.cspReports(c.req.raw));
  routes.get('/sitemap.xml', (c) =>
    withContext(c.req.raw, ({ open, origin }) =>
      crawlers.sitemap(c.req.raw, open.content, origin, c.env.client.distant),
    ),
  );
  routes.get('/robots.txt', (c) =>
    withContext(c.req.raw, ({ open, origin }) => crawlers.robots(open.content, origin)),
  );
  routes.post('/box-api/contact', (c) =>
    withContext(c.req.raw, (context) => parts.contact.respond(c.req.raw, context, c.env.client)),
  );
  routes.post('/box-api/stand-leads', (c) =>
    withContext(c.req.raw, (context) =>
      parts.contact.respondStand(c.req.raw, context.origin, c.env.client.network),
    ),
  );
  for (const call of ACCESS_CALLS) {
    routes.post(`/box-api/${call}`, (c) =>
      withContext(c.req.raw, (context) => parts.session.respond(call, c.req.raw, context, c.env.client)),
    );
  }
  routes.get('/box-api/events', (c) =>
    c.req.method === 'HEAD'
      ? replyText('', 200)
      : parts.events.respond(c.env.client.distant, (onChange) => parts.session.follow(c.req.raw, onChange)),
  );
  routes.get('/box-api/walk/:locale', (c) =>
    withContext(c.req.raw, (context) =>
      contentAnswers.walk(c.req.raw, readerOf(context, parts.clock.now()), c.req.param('locale')),
    ),
  );
  routes.get('/box-api/screensaver/:locale/:world', (c) =>
    withContext(c.req.raw, (context) =>
      contentAnswers.screensaver(c.req.raw, readerOf(context, parts.clock.now()), c.req.param()),
    ),
  );
  routes.get('/box-api/search/:locale', (c) =>
    withContext(c.req.raw, (context) =>
      contentAnswers.search(c.req.raw, readerOf(context, parts.clock.now()), c.req.param('locale')),
    ),
  );
  routes.get('/box-api/search/:locale/documents', (c) =>
    withContext(c.req.raw, ({ visible }) =>
      documentSearch(c.req.raw, visible.content.snapshots, c.req.param('locale'), c.env.client.distant),
    ),
  );
  routes.get('/box-api/figures/:locale/:dashboard', (c) =>
    withContext(c.req.raw, (context) => sendFigures(c.req.raw, context, c.req.param())),
  );
  routes.get('/box-api/api/:endpoint', (c) =>
    withContext(c.req.raw, (context) =>
      contentAnswers.api(c.req.raw, readerOf(context, parts.clock.now()), c.req.param('endpoint')),
    ),
  );
  routes.get('/box-api/uploads/:name', (c) =>
    withContext(c.req.raw, (context) => sendMedia(c.req.raw, c.req.param('name'), rightsOf(context))),
  );
  routes.get('/box-api/fonts/faces.css', (c) => respondFontSheet(c.req.raw));
  routes.get('/box-api/images/:width/:name', (c) =>
    withContext(c.req.raw, (context) =>
      sendImage(c.req.raw, c.req.param(), rightsOf(context), askerOf(c.req.raw, c.env.client)),
    ),
  );
  routes.get('/box-api/tiles/:level/:column/:row/:name', (c) =>
    withContext(c.req.raw, (context) =>
      sendTile(c.req.raw, c.req.param(), rightsOf(context), askerOf(c.req.raw, c.env.client)),
    ),
  );
  routes.notFound((c) =>
    c.req.path.startsWith('/box-api/')
      ? replyJson({ error: 'There is nothing here.' }, { status: 404 })
      : replyText('There is nothing here.', 404),
  );
  routes.onError((error) => {
    parts.logger.error({ err: error }, 'A request failed.');
    return replyText('Something went wrong. Please try again later.', 500);
  });
  return routes;
}

/**
 * The whole server as one function from request to answer. Pages and files of the browser build bypass most of the
 * router: they are nearly all of the traffic.
 */
export function createApp(parts: AppParts) {
  const routes = createRoutes(parts);

  const answer = (
    request: Request,
    address: Address,
    routeClass: RouteClass,
    client: Client,
  ): Response | Promise<Response> => {
    const { method } = request;
    const problem = findRequestProblem({
      method,
      url: request.url,
      pathname: address.pathname,
      contentLength: request.headers.get('content-length'),
    });
    const isHead = method === 'HEAD';
    if (problem) return refuse(routeClass, problem.status, problem.sentence, isHead);
    if (routeClass !== 'operation' && parts.isKnownHost?.(request.url) === false) {
      return refuse(routeClass, 421, UNKNOWN_HOST, isHead);
    }
    const isRead = method === 'GET' || isHead;
    if (!isRead && !POSTED_TO.has(routeClass)) {
      return refuse(routeClass, 405, 'This method is not allowed here.', isHead);
    }
    const asset = parts.assets.get(address.pathname);
    if (asset && isRead) return asset.respond(request);
    const go = (asked: Request) => {
      const settled = parts.session.settled(asked);
      const answerNow = () => respond(asked, address, routeClass, client);
      return settled === undefined ? answerNow() : settled.then(answerNow);
    };
    return parts.previews?.respond(request, { address, routeClass, client }, go) ?? go(request);
  };

  const respond = (
    request: Request,
    address: Address,
    routeClass: RouteClass,
    client: Client,
  ): Response | Promise<Response> => {
    if (routeClass !== 'page' && routeClass !== 'data') return routes.fetch(request, { client });
    const context = parts.requestContextOf(request);
    if (!context) return noContentPage(request.method === 'HEAD');
    const asked = { request, address, ...context, client: client.distant };
    const answerWith = (contact?: ContactOutcome) =>
      parts.pages.respond({ ...asked, ...(contact && { contact }) });
    const outcome = parts.contact.outcomeOf(address.search);
    return outcome === undefined ? answerWith() : outcome.then(answerWith);
  };

  const note = (started: number, request: Request, address: Address, response: Response): Response => {
    const routeClass = routeClassOf(address.pathname);
    const milliseconds = performance.now() - started;
    nameRequest(request.method, routeClass);
    parts.metrics.countRequest(routeClass, response.status, milliseconds / 1000);
    parts.logger.info(
      {
        method: request.method,
        path: address.pathname.slice(0, MAX_LOGGED_PATH_LENGTH),
        route: routeClass,
        status: response.status,
        ms: Math.round(milliseconds * 10) / 10,
      },
      'request',
    );
    return response;
  };

  return {
    /** Answers a request; synchronously when the page or file is cached. */
    fetch: (request: Request, client: Client = UNKNOWN_CLIENT): Response | Promise<Response> => {
      const started = performance.now();
      const address = addressOf(request.url);
      const response = answer(request, address, routeClassOf(address.pathname), client);
      return response instanceof Promise
        ? response.then((settled) => note(started, request, address, settled))
        : note(started, request, address, response);
    },
  };
}
