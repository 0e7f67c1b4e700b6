import { framedOrigins } from '../src/environment/showroom-origin.ts';

export default () => [
  'strapi::logger',
  'strapi::errors',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        useDefaults: true,
        directives: {
          'connect-src': ["'self'", 'https:'],
          'img-src': ["'self'", 'data:', 'blob:'],
          'media-src': ["'self'", 'data:', 'blob:'],
          // The preview of drafts.
          'frame-src': ["'self'", ...framedOrigins()],
          upgradeInsecureRequests: null,
        },
      },
    },
  },
  'global::inert-files',
  'strapi::cors',
  { name: 'strapi::poweredBy', config: { poweredBy: 'Vitrine' } },
  'strapi::query',
  'global::section-seven-query',
  'global::stray-files',
  // Before anybody is known: a megabyte, and no files. Routes that take files read them themselves.
  {
    name: 'strapi::body',
    config: { multipart: false, jsonLimit: '1mb', formLimit: '1mb', textLimit: '1mb' },
  },
  'strapi::session',
  { name: 'strapi::favicon', config: { path: 'src/admin/favicon.png' } },
  'strapi::public',
];
