import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { inWorkFolder } from '../environment/work-folder.ts';
import { MAX_UPLOAD_BYTES } from '../contracts/uploads.ts';
import { NO_FETCHING, refuseUnfit } from './guard-uploads.ts';
import type { IncomingFile } from './incoming-file.ts';

/** Files of one request; the panel sends them one by one or in small groups. */
const MAX_FILES = 100;

/** Bytes of the files' metadata. */
const MAX_FIELD_BYTES = 1024 * 1024;

/** Bytes of the panel's two logos; Strapi takes a megabyte of each. */
const MAX_LOGO_BYTES = 2 * 1024 * 1024;

/** Who may bring files in or change them in the panel: one of these is needed before a byte is read. */
const UPLOAD_RIGHTS = ['plugin::upload.assets.create', 'plugin::upload.assets.update'];

/** One that takes files, by method and path. */
interface FileRoute {
  readonly method: string;
  /** Below the prefix that Strapi gives the routes of its plugin. */
  readonly path: string;
  /** Of the whole address. */
  readonly address: RegExp;
}

const PANEL_ROUTES: readonly FileRoute[] = [
  { method: 'POST', path: '/', address: /^\/upload\/?$/i },
  { method: 'POST', path: '/files', address: /^\/upload\/files\/?$/i },
  { method: 'PUT', path: '/files/:id', address: /^\/upload\/files\/[^/]+\/?$/i },
  { method: 'POST', path: '/files/:id/replace', address: /^\/upload\/files\/[^/]+\/replace\/?$/i },
];
const API_ROUTES: readonly FileRoute[] = [{ method: 'POST', path: '/', address: /^\/api\/upload\/?$/i }];

/** The panel's own logos. */
const LOGO_ROUTES: readonly FileRoute[] = [
  { method: 'POST', path: '/project-settings', address: /^\/admin\/project-settings\/?$/i },
];
const ROUTES = [...PANEL_ROUTES, ...API_ROUTES, ...LOGO_ROUTES];

/** Whether a request is one that may bring files; all others are refused before they are read. */
export function takesFiles(method: string, path: string): boolean {
  return ROUTES.some((route) => route.method === method && route.address.test(path));
}

interface Route {
  readonly method: string;
  readonly path: string;
  readonly config?: { readonly middlewares?: readonly unknown[] };
}
interface Router {
  readonly routes: readonly Route[];
}
type Routers = Record<string, Router | ((given: unknown) => Router)>;
type Body = (config: object, given: { readonly strapi: Core.Strapi }) => Core.MiddlewareHandler;

/**
 * Makes the routes that take files read them themselves, behind Strapi's authentication and policies: it reads the
 * bodies of all requests before it knows who sends them. Files lie in the process's own work folder, and are gone
 * when the request ends.
 *
 * Called before Strapi mounts its routes.
 */
export function receiveFiles(strapi: Core.Strapi): void {
  const uploads = readForm(strapi, MAX_UPLOAD_BYTES);
  const logos = [readForm(strapi, MAX_LOGO_BYTES), examineLogos(strapi)];
  const upload = strapi.plugin('upload') as unknown as { routes: Routers };
  const admin = strapi.admin as unknown as { routes: Routers };
  upload.routes = {
    ...upload.routes,
    admin: changed(upload.routes['admin'], (route) => {
      if (route.path === '/actions/upload-from-urls') return withMiddlewares(route, [refuseToFetch]);
      return isAmong(PANEL_ROUTES, route) ? withMiddlewares(route, [mayUpload, uploads]) : route;
    }),
    // Strapi has checked by then that the token or account has the right to this route.
    'content-api': changed(upload.routes['content-api'], (route) =>
      isAmong(API_ROUTES, route) ? withMiddlewares(route, [uploads]) : route,
    ),
  };
  admin.routes = {
    ...admin.routes,
    admin: changed(admin.routes['admin'], (route) =>
      isAmong(LOGO_ROUTES, route) ? withMiddlewares(route, logos) : route,
    ),
  };
}

/** Reads a form with files into a folder of the request's own. */
function readForm(strapi: Core.Strapi, limit: number): Core.MiddlewareHandler {
  const body = strapi.middleware('strapi::body') as unknown as Body;
  return (ctx, next) => {
    if (!ctx.is('multipart')) return next();
    return inWorkFolder('received', (uploadDir) => {
      const formidable = {
        uploadDir,
        maxFileSize: limit,
        maxTotalFileSize: limit,
        maxFiles: MAX_FILES,
        maxFieldsSize: MAX_FIELD_BYTES,
      };
      return body({ multipart: true, formidable }, { strapi })(ctx, next);
    });
  };
}

/** Strapi's own controllers ask for the right as well, but only once the files are here. */
const mayUpload: Core.MiddlewareHandler = (ctx, next) => {
  const { userAbility } = ctx.state as { readonly userAbility?: { can(action: string): boolean } };
  if (UPLOAD_RIGHTS.some((action) => userAbility?.can(action) === true)) return next();
  throw new errors.ForbiddenError();
};

const refuseToFetch: Core.MiddlewareHandler = () => {
  // Strapi hides the words of every other refusal.
  throw new errors.PolicyError(NO_FETCHING);
};

/** Strapi puts logos beside the uploads without asking the upload service. */
function examineLogos(strapi: Core.Strapi): Core.MiddlewareHandler {
  return async (ctx, next) => {
    const { files = {} } = ctx.request as { readonly files?: Readonly<Record<string, unknown>> };
    for (const [field, given] of Object.entries(files)) {
      for (const file of [given as IncomingFile | readonly IncomingFile[]].flat()) {
        await refuseUnfit(strapi, file, field);
      }
    }
    return next();
  };
}

function isAmong(routes: readonly FileRoute[], { method, path }: Route): boolean {
  return routes.some((route) => route.method === method && route.path === path);
}

/** In front of the others that the route has. */
function withMiddlewares(route: Route, middlewares: readonly Core.MiddlewareHandler[]): Route {
  return {
    ...route,
    config: { ...route.config, middlewares: [...middlewares, ...(route.config?.middlewares ?? [])] },
  };
}

function changed(router: Routers[string] | undefined, change: (route: Route) => Route): Routers[string] {
  if (router === undefined) throw new Error('Strapi has no routes where its uploads were.');
  if (typeof router === 'function') return (given) => mapped(router(given), change);
  return mapped(router, change);
}

function mapped(router: Router, change: (route: Route) => Route): Router {
  return {
    ...router,
    routes: router.routes.map(change),
  };
}
