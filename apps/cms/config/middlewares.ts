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
  'strapi::cors',
  { name: 'strapi::poweredBy', config: { poweredBy: 'Vitrine' } },
  'strapi::query',
  'global::section-seven-query',
  { name: 'strapi::body', config: { formidable: { maxFileSize: 1024 * 1024 * 1024 } } },
  'strapi::session',
  { name: 'strapi::favicon', config: { path: 'src/admin/favicon.png' } },
  'strapi::public',
];
