import { isSecureOrigin, ownOrigin } from '../src/environment/own-origin.ts';
import { framedOrigins } from '../src/environment/showroom-origin.ts';

/** Seconds for which a browser need not ask again whether it may send something. */
const PREFLIGHT_LASTS = 600;

export default () => [
  'strapi::logger',
  'strapi::errors',
  'global::plain-refusals',
  'global::named-entries',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        useDefaults: true,
        directives: {
          // As texts: Strapi adds to a list what its own list has more, `https:` and its marketplace among it.
          'connect-src': "'self'",
          'img-src': "'self' data: blob:",
          'media-src': "'self' data: blob:",
          // The preview of drafts.
          'frame-src': ["'self'", ...framedOrigins()],
          upgradeInsecureRequests: null,
        },
      },
    },
  },
  'global::inert-files',
  'global::bucket-files',
  // The panel and its API are of one origin, and the web server is no browser: no other origin reads anything here.
  {
    name: 'strapi::cors',
    config: { origin: [ownOrigin() ?? []].flat(), credentials: true, maxAge: PREFLIGHT_LASTS },
  },
  'global::own-pages-alone',
  { name: 'strapi::poweredBy', config: { poweredBy: 'Vitrine' } },
  'strapi::query',
  'global::section-seven-query',
  'global::named-relations',
  'global::stray-files',
  // Before anybody is known: a megabyte, and no files. Routes that take files read them themselves.
  {
    name: 'strapi::body',
    config: { multipart: false, jsonLimit: '1mb', formLimit: '1mb', textLimit: '1mb' },
  },
  { name: 'strapi::session', config: { sameSite: 'strict', secure: isSecureOrigin() } },
  { name: 'strapi::favicon', config: { path: 'src/admin/favicon.png' } },
  'strapi::public',
];
