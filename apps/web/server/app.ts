import { nameRequest } from '@vitrine/tracing';
import type { ContactOutcome } from '../app/contract/contact-form.ts';
import { addressOf, routeClassOf } from './http/address.ts';
import type { Address, RouteClass } from './http/address.ts';
import { UNKNOWN_CLIENT } from './http/client-address.ts';
import type { Client } from './http/client-address.ts';
import { replyText } from './http/reply.ts';
import { findRequestProblem } from './http/request-limits.ts';
import { lastResortPage, noContentPage } from './pages/error-page.ts';
import type { AppParts } from './app-parts.ts';
import { createRoutes } from './app-routes.ts';

function refuse(routeClass: RouteClass, status: number, sentence: string, isHead: boolean): Response {
  return routeClass === 'page'
    ? lastResortPage({ status, title: 'This page cannot be shown', sentence, isHead })
    : replyText(sentence, status, status === 405 ? { allow: 'GET, HEAD' } : {});
}

/** Characters of a path that are logged: a visitor may send up to 4,096. */
const MAX_LOGGED_PATH_LENGTH = 512;

/** Comes first, because the operator reads it first. */
const UNKNOWN_HOST =
  'This showroom is not set up for this address. The person who runs it can add the address in the setting PUBLIC_URL.';

/** The routes that take a body. */
const POSTED_TO: ReadonlySet<RouteClass> = new Set([
  'operation',
  'contact',
  'access',
  'presentation',
  'report',
]);

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
      const [login, invitation] = [parts.session.settled(asked), parts.presentations.settled(asked)];
      const answerNow = () => respond(asked, address, routeClass, client);
      if (login === undefined && invitation === undefined) return answerNow();
      return Promise.all([login, invitation]).then(answerNow);
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
    const joined =
      routeClass === 'page' ? parts.presentations.join(request, address, context, client) : undefined;
    if (joined !== undefined) return joined;
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
