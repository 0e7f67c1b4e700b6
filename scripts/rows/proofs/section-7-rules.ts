import type { Proofs } from '../proof.ts';

/** Section 7: the login's call, and what holds for all. */
export const CALLS: Proofs = {
  '7.12': [
    {
      of: 'POST /api/auth/local',
      file: 'apps/web/server/session/cms-login.ts',
      find: "request('/api/auth/local', {\n          method: 'POST',",
      replace: "request('/api/auth/local', {\n          method: 'PUT',",
      test: 'apps/web/server/session/cms-login.test.ts',
    },
    {
      of: 'jwt',
      file: 'apps/web/server/session/cms-login.ts',
      find: 'login: { jwt, scopes:',
      replace: "login: { jwt: '', scopes:",
      test: 'apps/web/server/session/cms-login.test.ts',
    },
  ],
  '7.13': [
    {
      of: 'Populate is a list of relations',
      file: 'packages/content/src/endpoints/populate.ts',
      find: 'if (component !== undefined) node = childOf(node.fragments, component);',
      replace: '',
      test: 'packages/content/src/endpoints/endpoint.test.ts',
    },
    {
      of: 'limit -1 means all',
      file: 'packages/content/src/client/read-endpoint.ts',
      find: "name === 'limit' && value === '-1');",
      replace: "name === 'limit' && value === '-2');",
      test: 'packages/content/src/load-bundle.test.ts',
    },
  ],
  '7.14': [
    {
      of: 'Each configured endpoint is fetched with its url and query params',
      file: 'packages/content/src/client/read-endpoint.ts',
      find: '`${endpoint.url}?${queryText([...pairs, ...paging])}`',
      replace: '`${endpoint.url}?${queryText(paging)}`',
      test: 'packages/content/src/load-bundle.test.ts',
    },
    {
      of: 'the locale parameter is added for localized endpoints',
      file: 'packages/content/src/client/read-endpoint.ts',
      find: "pairs.push(['locale', locale]);",
      replace: "pairs.push(['language', locale]);",
      test: 'packages/content/src/load-bundle.test.ts',
    },
    {
      of: 'The response is read from data.data',
      file: 'packages/content/src/client/read-endpoint.ts',
      find: 'for (const entry of envelope.data) entries.push(entry);',
      replace: '',
      test: 'packages/content/src/load-bundle.test.ts',
    },
    {
      of: "stored under the endpoint's store_state name",
      file: 'packages/content/src/load-bundle.ts',
      find: '(ofLocale[call.endpoint.store_state] ??= [])',
      replace: '(ofLocale.articles ??= [])',
      test: 'packages/content/src/load-bundle.test.ts',
    },
    {
      of: 'Arrays from several endpoints with the same name are concatenated',
      file: 'packages/content/src/load-bundle.ts',
      find: '(ofLocale[call.endpoint.store_state] ??= [])',
      replace: '(ofLocale[call.endpoint.store_state] = [] as FetchedEntry[])',
      test: 'packages/content/src/load-bundle.test.ts',
    },
    {
      of: 'The result yields worlds, contents, articles, icons, dashboards, screensavers, menus, box_hooks and settings',
      file: 'packages/content/src/endpoints/default-endpoints.ts',
      find: "store_state: 'box_hooks',",
      replace: "store_state: 'menus',",
      test: 'packages/content/src/endpoints/endpoint.test.ts',
    },
  ],
  '7.15': [
    {
      of: 'After login the jwt is sent as an Authorization bearer header',
      file: 'apps/web/server/session/cms-login.ts',
      find: '`Bearer ${jwt}` } });',
      replace: 'jwt } });',
      test: 'apps/web/server/session/cms-login.test.ts',
    },
    {
      of: 'auth., _token. and _refresh_token',
      file: 'apps/web/app/contract/login-cookie.ts',
      find: "'auth._token.local'",
      replace: "'login'",
      test: 'apps/web/server/session/login-route.test.ts',
    },
  ],
  '7.16': [
    {
      of: 'a /box-api proxy prefix when a proxy is used',
      file: 'packages/content/src/normalise/media-library.ts',
      find: "UPLOADS_PATH = '/box-api/uploads/'",
      replace: "UPLOADS_PATH = '/uploads/'",
      test: 'packages/content/src/normalise/media-library.test.ts',
    },
    {
      of: 'The PDF proxy is forced in production',
      file: 'apps/web/server/media/media-route.ts',
      find: '!rights.visible.has(name)',
      replace: 'false',
      test: 'apps/web/server/media/documents.test.ts',
    },
  ],
  '7.17': [
    {
      of: 'A failure to load translations is logged',
      file: 'apps/web/server/snapshot/manager.ts',
      find: "      logger.warn({}, 'The CMS gave no interface texts; those read before or the defaults are used.');\n",
      replace: "      logger.info({}, '');\n",
      test: 'apps/web/server/snapshot/manager.test.ts',
    },
    {
      of: 'and defaults are used',
      file: 'packages/content/src/load-bundle.ts',
      find: "if (call.endpoint.store_state === 'ui_translation') {",
      replace: "if (call.endpoint.store_state === 'icons') {",
      test: 'packages/content/src/load-content.test.ts',
    },
    {
      of: 'A data loader failure is logged',
      file: 'apps/web/server/snapshot/manager.ts',
      find: 'if (isNew)',
      replace: 'if (!isNew)',
      test: 'apps/web/server/snapshot/manager.test.ts',
    },
  ],
  '7.18': [
    {
      of: 'User fetch: none',
      file: 'apps/web/server/session/cms-login.ts',
      find: 'const user =\n      data.user.scope === undefined ?',
      replace: 'const user =\n      data.user.scope !== undefined ?',
      test: 'apps/web/server/session/cms-login.test.ts',
    },
    {
      of: 'Logout: none',
      file: 'apps/web/server/session/session.ts',
      find: '    void logouts.notify(known);',
      replace: '',
      test: 'apps/web/server/session/session.test.ts',
    },
  ],
};
