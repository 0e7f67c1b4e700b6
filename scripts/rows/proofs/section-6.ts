import type { Proofs } from '../proof.ts';

/** Section 6: roles and permissions. */
export const SECTION_6: Proofs = {
  '6.1': [
    {
      of: 'Anonymous visitors may browse unprotected worlds',
      file: 'packages/core/src/access/may-enter.ts',
      find: "if (world.isLoginOnly && !visitor.isLoggedIn) return 'login';",
      replace: "if (!visitor.isLoggedIn) return 'login';",
      test: 'packages/core/src/access/may-enter.test.ts',
    },
  ],
  '6.2': [
    {
      of: 'Protected worlds need a password',
      file: 'packages/core/src/access/may-enter.ts',
      find: "if (world.isProtected && !visitor.openedWorlds.has(world.slug)) return 'password';",
      replace: '',
      test: 'packages/core/src/access/may-enter.test.ts',
    },
    {
      of: 'or login if only_logged_in_users is set',
      file: 'packages/core/src/access/may-enter.ts',
      find: "if (world.isLoginOnly && !visitor.isLoggedIn) return 'login';",
      replace: '',
      test: 'packages/core/src/access/may-enter.test.ts',
    },
  ],
  '6.3': [
    {
      of: 'A logged-in user has a scope field',
      file: 'apps/web/server/session/cms-login.ts',
      find: 'login: { jwt, scopes: scopesOf(user.scope)',
      replace: 'login: { jwt, scopes: []',
      test: 'apps/web/server/session/cms-login.test.ts',
    },
    {
      of: 'the auth layer can check',
      file: 'packages/core/src/access/may-enter.ts',
      find: '    meetsRule(location.access.rule, visitor) &&\n',
      replace: '',
      test: 'packages/core/src/access/may-enter.test.ts',
    },
    {
      of: 'No specific roles are shown',
      file: 'apps/web/server/session/cms-login.ts',
      find: '.split(/[\\s,]+/)',
      replace: ".split(/[\\s,]+/).filter((name) => name === 'staff')",
      test: 'apps/web/server/session/cms-login.test.ts',
    },
  ],
  '6.4': [
    {
      of: 'Login uses a local strategy',
      file: 'apps/web/server/session/cms-login.ts',
      find: "request('/api/auth/local', {",
      replace: "request('/api/connect/google', {",
      test: 'apps/web/server/session/cms-login.test.ts',
    },
    {
      of: 'with a bearer token',
      file: 'apps/web/server/session/cms-login.ts',
      find: "request('/api/users/me', { headers: { authorization: `Bearer ${jwt}` } })",
      replace: "request('/api/users/me', {})",
      test: 'apps/web/server/session/cms-login.test.ts',
    },
  ],
};
