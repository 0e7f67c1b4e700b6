import type { Role } from './attacked-cms.ts';
import { forEach, list } from './decision.ts';
import type { Decision } from './decision.ts';
import { PANEL_DECISIONS } from './who-may-in-panel.ts';

const EVERYBODY_BUT_FOREIGN: readonly Role[] = [
  'anonymous',
  'visitor',
  'translator',
  'editor',
  'publisher',
  'author',
  'administrator',
  'invented token',
  'expired token',
  'narrow token',
  'web server',
];
const EVERYBODY: readonly Role[] = [...EVERYBODY_BUT_FOREIGN, 'foreign page'];
const WEB_SERVER: readonly Role[] = ['web server'];
const VISITOR: readonly Role[] = ['visitor'];
const NO_ROLES: readonly Role[] = [];

const CONTENT = [
  'articles',
  'article-categories',
  'box-hooks',
  'contact-persons',
  'content-locations',
  'content-stories',
  'content-transitions',
  'dashboards',
  'hotspot-categories',
  'location-groups',
  'menus',
  'portals',
  'screensavers',
  'station-categories',
  'worlds',
];
const SINGLES = ['app-setting', 'ui-translation'];

export const DECISIONS: readonly Decision[] = [
  {
    what: 'the published content is read by the web server alone',
    who: WEB_SERVER,
    routes: [
      ...forEach(CONTENT, 'GET /api/*\nGET /api/*/:id'),
      ...forEach(SINGLES, 'GET /api/*'),
      ...list(`GET /api/icons/:id
        GET /api/world-access
        GET /api/taken-back
        GET /api/content-checksums
        GET /api/document-texts
        GET /api/document-texts/:file
        GET /api/i18n/locales`),
    ],
  },
  {
    what: 'a token is good for what it was made for',
    who: ['web server', 'narrow token'],
    routes: ['GET /api/icons'],
  },
  {
    what: 'contact requests are left by the web server',
    who: WEB_SERVER,
    routes: ['POST /api/contact-requests'],
  },
  {
    what: 'nothing is changed by the content API, and contact requests are not read by it',
    who: NO_ROLES,
    routes: [
      ...forEach([...CONTENT, 'icons'], 'POST /api/*\nPUT,DELETE /api/*/:id'),
      ...forEach(SINGLES, 'PUT,DELETE /api/*'),
      ...list(`GET /api/contact-requests
        GET,PUT,DELETE /api/contact-requests/:id
        GET /api/content-type-builder/content-types
        GET /api/content-type-builder/content-types/:uid
        GET /api/content-type-builder/components
        GET /api/content-type-builder/components/:uid
        POST /api/email
        POST /api/upload
        GET /api/upload/files
        GET /api/upload/files/page
        GET,DELETE /api/upload/files/:id`),
    ],
  },
  {
    what: 'no calls but those that a login needs',
    who: NO_ROLES,
    routes: list(`GET /api/connect/(.*)
      POST /api/auth/local/register
      POST /api/auth/forgot-password
      POST /api/auth/reset-password
      GET /api/auth/email-confirmation
      POST /api/auth/send-email-confirmation
      POST /api/auth/refresh
      GET,POST /api/users
      GET /api/users/count
      GET,PUT,DELETE /api/users/:id
      GET,POST /api/users-permissions/roles
      GET /api/users-permissions/roles/:id
      PUT,DELETE /api/users-permissions/roles/:role
      GET /api/users-permissions/permissions
      GET,POST /api/showroom/comments
      GET /api/showroom/preview/content
      GET /api/showroom/rehearsals/content`),
  },
  {
    what: 'a visitor logs in, which a bearer of anything need not',
    who: ['anonymous'],
    routes: ['POST /api/auth/local'],
  },
  {
    what: 'a login by another provider is begun by a link; there is no provider',
    who: ['anonymous', 'foreign page'],
    routes: ['GET /api/auth/:provider/callback'],
  },
  {
    what: 'a visitor asks about themselves, and leaves',
    who: VISITOR,
    routes: list(`GET /api/users/me
      POST /api/auth/change-password
      POST /api/auth/logout
      GET /api/auth/sessions
      DELETE /api/auth/sessions/:sessionId`),
  },
  {
    what: 'pages and files that everybody may have',
    who: EVERYBODY,
    routes: list(`ANY /_health
      GET /uploads/(.*)
      GET /
      GET /((?!uploads/).+)
      GET /admin/init
      GET /admin/project-type
      GET /admin/registration-info
      GET /content-manager/preview/script`),
  },
  {
    what: 'the ways in, from anywhere but another origin',
    who: EVERYBODY_BUT_FOREIGN,
    routes: list(`POST /admin/login
      POST /admin/register-admin
      POST /admin/register
      POST /admin/forgot-password
      POST /admin/reset-password`),
  },
  {
    what: 'a session is renewed by its cookie alone, Strapi transfers no worlds and fetches no files',
    who: NO_ROLES,
    routes: list(`POST /admin/access-token
      GET /admin/transfer/runner/pull
      GET /admin/transfer/runner/push
      POST /upload/actions/upload-from-urls`),
  },
  ...PANEL_DECISIONS,
];
