import type { Proofs } from '../proof.ts';

/** Section 7: the reading calls. */
export const SECTION_7: Proofs = {
  '7.1': [
    {
      of: 'The client sends the Accept header for JSON',
      file: 'packages/content/src/client/request-json.ts',
      find: "        Accept: 'application/json',\n",
      replace: '',
      test: 'packages/content/src/load-bundle.test.ts',
    },
  ],
  '7.2': [
    {
      of: 'GET /api/app-setting',
      file: 'packages/content/src/endpoints/default-endpoints.ts',
      find: "url: '/api/app-setting'",
      replace: "url: '/api/other'",
      test: 'packages/content/src/endpoints/endpoint.test.ts',
    },
    {
      of: 'stored as settings',
      file: 'packages/content/src/endpoints/default-endpoints.ts',
      find: "store_state: 'settings',",
      replace: "store_state: 'ui_translation',",
      test: 'packages/content/src/endpoints/endpoint.test.ts',
    },
  ],
  '7.3': [
    {
      of: 'GET /api/icons',
      file: 'packages/content/src/endpoints/default-endpoints.ts',
      find: "url: '/api/icons'",
      replace: "url: '/api/other'",
      test: 'packages/content/src/endpoints/endpoint.test.ts',
    },
    {
      of: ': icons',
      file: 'packages/content/src/endpoints/default-endpoints.ts',
      find: "store_state: 'icons',",
      replace: "store_state: 'ui_translation',",
      test: 'packages/content/src/endpoints/endpoint.test.ts',
    },
    {
      of: 'populate, limit',
      file: 'packages/content/src/endpoints/default-endpoints.ts',
      find: "[...populate('svg'), ALL]",
      replace: "[...populate('svg')]",
      test: 'packages/content/src/endpoints/endpoint.test.ts',
    },
  ],
  '7.4': [
    {
      of: 'GET /api/content-locations',
      file: 'packages/content/src/endpoints/default-endpoints.ts',
      find: "url: '/api/content-locations'",
      replace: "url: '/api/other'",
      test: 'packages/content/src/endpoints/endpoint.test.ts',
    },
    {
      of: ': contents',
      file: 'packages/content/src/endpoints/default-endpoints.ts',
      find: "store_state: 'contents',",
      replace: "store_state: 'ui_translation',",
      test: 'packages/content/src/endpoints/endpoint.test.ts',
    },
  ],
  '7.5': [
    {
      of: 'GET /api/content-transitions',
      file: 'packages/content/src/endpoints/default-endpoints.ts',
      find: "url: '/api/content-transitions'",
      replace: "url: '/api/other'",
      test: 'packages/content/src/endpoints/endpoint.test.ts',
    },
  ],
  '7.6': [
    {
      of: 'GET /api/screensavers',
      file: 'packages/content/src/endpoints/default-endpoints.ts',
      find: "url: '/api/screensavers'",
      replace: "url: '/api/other'",
      test: 'packages/content/src/endpoints/endpoint.test.ts',
    },
    {
      of: ': screensavers',
      file: 'packages/content/src/endpoints/default-endpoints.ts',
      find: "store_state: 'screensavers',",
      replace: "store_state: 'ui_translation',",
      test: 'packages/content/src/endpoints/endpoint.test.ts',
    },
  ],
  '7.7': [
    {
      of: 'GET /api/articles',
      file: 'packages/content/src/endpoints/default-endpoints.ts',
      find: "url: '/api/articles'",
      replace: "url: '/api/other'",
      test: 'packages/content/src/endpoints/endpoint.test.ts',
    },
    {
      of: ': articles',
      file: 'packages/content/src/endpoints/default-endpoints.ts',
      find: "store_state: 'articles',",
      replace: "store_state: 'ui_translation',",
      test: 'packages/content/src/endpoints/endpoint.test.ts',
    },
  ],
  '7.8': [
    {
      of: 'GET /api/dashboards',
      file: 'packages/content/src/endpoints/default-endpoints.ts',
      find: "url: '/api/dashboards'",
      replace: "url: '/api/other'",
      test: 'packages/content/src/endpoints/endpoint.test.ts',
    },
    {
      of: ': dashboards',
      file: 'packages/content/src/endpoints/default-endpoints.ts',
      find: "store_state: 'dashboards',",
      replace: "store_state: 'ui_translation',",
      test: 'packages/content/src/endpoints/endpoint.test.ts',
    },
  ],
  '7.9': [
    {
      of: 'GET /api/menus',
      file: 'packages/content/src/endpoints/default-endpoints.ts',
      find: "url: '/api/menus'",
      replace: "url: '/api/other'",
      test: 'packages/content/src/endpoints/endpoint.test.ts',
    },
    {
      of: ': menus',
      file: 'packages/content/src/endpoints/default-endpoints.ts',
      find: "store_state: 'menus',",
      replace: "store_state: 'ui_translation',",
      test: 'packages/content/src/endpoints/endpoint.test.ts',
    },
  ],
  '7.10': [
    {
      of: 'GET /api/worlds',
      file: 'packages/content/src/endpoints/default-endpoints.ts',
      find: "url: '/api/worlds'",
      replace: "url: '/api/other'",
      test: 'packages/content/src/endpoints/endpoint.test.ts',
    },
    {
      of: ': worlds',
      file: 'packages/content/src/endpoints/default-endpoints.ts',
      find: "store_state: 'worlds',",
      replace: "store_state: 'ui_translation',",
      test: 'packages/content/src/endpoints/endpoint.test.ts',
    },
  ],
  '7.11': [
    {
      of: 'GET /api/ui-translation',
      file: 'packages/content/src/endpoints/default-endpoints.ts',
      find: "url: '/api/ui-translation'",
      replace: "url: '/api/other'",
      test: 'packages/content/src/endpoints/endpoint.test.ts',
    },
    {
      of: 'limit=-1',
      file: 'packages/content/src/endpoints/default-endpoints.ts',
      find: "params: [...populate('items'), ALL]",
      replace: "params: [...populate('items')]",
      test: 'packages/content/src/endpoints/endpoint.test.ts',
    },
    {
      of: 'populate=items',
      file: 'packages/content/src/endpoints/default-endpoints.ts',
      find: "params: [...populate('items'), ALL]",
      replace: 'params: [ALL]',
      test: 'packages/content/src/endpoints/endpoint.test.ts',
    },
    {
      of: 'overriding built-in texts',
      file: 'apps/web/app/i18n/messages.server.ts',
      find: '=== undefined ? override : builtIn',
      replace: '=== undefined ? builtIn : override',
      test: 'apps/web/app/i18n/messages.test.ts',
    },
  ],
};
