import { contentVersionOf } from '@vitrine/core/access/rights-mark';
import { Hono } from 'hono';
import { PRESENTATION_CALLS } from '../app/contract/presentation.ts';
import { createFiguresRoute } from './figures/figures-route.ts';
import type { Client } from './http/client-address.ts';
import { replyJson, replyText } from './http/reply.ts';
import { createImageRoute } from './images/image-route.ts';
import { askerOf } from './images/pictures.ts';
import { createTileRoute } from './images/tile-route.ts';
import { createMediaRoute } from './media/media-route.ts';
import { createContentAnswers } from './routes/content-answers.ts';
import { createDocumentSearch } from './routes/document-search.ts';
import { createCrawlerRoutes } from './routes/crawlers.ts';
import { RIGHTS_EVENT } from './routes/events.ts';
import { respondFontSheet } from './routes/font-sheet.ts';
import { ACCESS_CALLS } from './session/session.ts';
import { mediaRightsOf } from './session/request-contexts.ts';
import type { RequestContext } from './session/request-contexts.ts';
import type { AppParts } from './app-parts.ts';

function noContent(): Response {
  return replyJson({ error: 'There is no content yet.' }, { status: 503, headers: { 'retry-after': '5' } });
}

function readerOf({ visible, open, isAnonymous }: RequestContext, now: number) {
  return {
    content: visible.content,
    isAnonymous,
    ...(open.mayCloseAt === undefined ? {} : { opensFor: open.mayCloseAt - now }),
  };
}

/** Watches for an open window: the login of its visitor, and the presentation that they take part in. */
function followWindow(
  { session, presentations, requestContextOf }: AppParts,
  request: Request,
  send: (event: string) => void,
  offer: (event: string) => void,
): () => void {
  const ends = [
    session.follow(request, () => {
      send(RIGHTS_EVENT);
      presentations.rightsChanged();
    }),
    presentations.follow(request, () => requestContextOf(request), send, offer),
  ];
  return () => {
    for (const end of ends) end?.();
  };
}

/** Every route that is neither a page nor a file of the browser build. */
export function createRoutes(parts: AppParts) {
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
      : parts.events.respond(c.env.client.distant, (send, offer) =>
          followWindow(parts, c.req.raw, send, offer),
        ),
  );
  for (const call of PRESENTATION_CALLS) {
    routes.post(`/box-api/presentation/${call}`, (c) =>
      withContext(c.req.raw, (context) =>
        parts.presentations.respond(call, c.req.raw, context, c.env.client),
      ),
    );
  }
  routes.get('/box-api/presentation/stories/:locale', (c) =>
    withContext(c.req.raw, (context) =>
      parts.presentations.stories(c.req.raw, context, c.req.param('locale')),
    ),
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
