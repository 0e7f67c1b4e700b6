import type { Proofs } from '../proof.ts';

/** Section 4: sidebars, history, menus, lightbox, login. */
export const SECTION_4: Proofs = {
  '4.4': [
    {
      of: 'Closed',
      file: 'packages/core/src/overlays/sidebar.ts',
      find: "phase === 'closing' ? ['closed', ['runCloseHooks']]",
      replace: "phase === 'closing' ? ['open', ['runCloseHooks']]",
      test: 'packages/core/src/overlays/sidebar.test.ts',
    },
    {
      of: 'They open when left or right content or a component is set, and slide in',
      file: 'packages/core/src/overlays/sidebar.ts',
      find: "phase === 'closed' || phase === 'closing' ? ['opening', ['wait']]",
      replace: "phase === 'closing' ? ['opening', ['wait']]",
      test: 'packages/core/src/overlays/sidebar.test.ts',
    },
  ],
  '4.5': [
    {
      of: 'They close on the close event or a gap click',
      file: 'packages/core/src/overlays/sidebar.ts',
      find: "['closing', ['leave', 'wait']]",
      replace: "['open', []]",
      test: 'packages/core/src/overlays/sidebar.test.ts',
    },
    {
      of: 'Closes during a transition are ignored',
      file: 'packages/core/src/overlays/sidebar.ts',
      find: "phase === 'open' ? ['closing', ['leave', 'wait']]",
      replace: "phase !== 'closed' ? ['closing', ['leave', 'wait']]",
      test: 'packages/core/src/overlays/sidebar.test.ts',
    },
  ],
  '4.6': [
    {
      of: 'the product waits the transition time',
      file: 'apps/web/app/showroom/history/overlay-motion.ts',
      find: 'clock.after(seconds * 1000,',
      replace: 'clock.after(seconds * 500,',
      test: 'apps/web/app/showroom/history/overlay-motion.test.ts',
    },
    {
      of: 'then fires a close_sidebars hook',
      file: 'packages/core/src/overlays/sidebar.ts',
      find: "['closed', ['runCloseHooks']]",
      replace: "['closed', []]",
      test: 'packages/core/src/overlays/sidebar.test.ts',
    },
  ],
  '4.19': [
    {
      of: 'Capacity 100 entries',
      file: 'packages/core/src/history/visit-history.ts',
      find: 'HISTORY_CAPACITY = 100',
      replace: 'HISTORY_CAPACITY = 99',
      test: 'packages/core/src/history/visit-history.test.ts',
    },
  ],
  '4.20': [
    {
      of: 'The start location is pushed first if history is empty',
      file: 'packages/core/src/history/visit-history.ts',
      find: 'behind.length === 0 && start ? [{ ...start, locale }] : behind',
      replace: 'behind',
      test: 'packages/core/src/history/visit-history.test.ts',
    },
    {
      of: 'Arriving at the start clears history',
      file: 'packages/core/src/history/visit-history.ts',
      find: 'if (location === start?.location) return { visits: [visit], lastVisited };',
      replace: '',
      test: 'packages/core/src/history/visit-history.test.ts',
    },
    {
      of: 'A back action returns to the last entry',
      file: 'packages/core/src/history/visit-history.ts',
      find: 'findLastIndex(',
      replace: 'findIndex(',
      test: 'packages/core/src/history/visit-history.test.ts',
    },
  ],
  '4.21': [
    {
      of: 'root 0',
      file: 'packages/core/src/menus/menu-levels.ts',
      find: 'root: 0',
      replace: 'root: 9',
      test: 'packages/core/src/menus/menus.test.ts',
    },
    {
      of: 'world 1',
      file: 'packages/core/src/menus/menu-levels.ts',
      find: 'world: 1',
      replace: 'world: -1',
      test: 'packages/core/src/menus/menus.test.ts',
    },
    {
      of: 'group 2',
      file: 'packages/core/src/menus/menu-levels.ts',
      find: 'group: 2',
      replace: 'group: 0.5',
      test: 'packages/core/src/menus/menus.test.ts',
    },
    {
      of: 'location 3',
      file: 'packages/core/src/menus/menu-levels.ts',
      find: 'location: 3',
      replace: 'location: 0.5',
      test: 'packages/core/src/menus/menus.test.ts',
    },
    {
      of: 'its key starting with a given prefix',
      file: 'packages/core/src/menus/menu-levels.ts',
      find: 'key.startsWith(prefix)',
      replace: 'key.endsWith(prefix)',
      test: 'packages/core/src/menus/menus.test.ts',
    },
  ],
  '4.30': [
    {
      of: 'Logged out becomes logged in after a login returns a jwt',
      file: 'apps/web/server/session/login-route.ts',
      find: 'cookieLine({ name: LOGIN_COOKIE, value,',
      replace: "cookieLine({ name: LOGIN_COOKIE, value: '',",
      test: 'apps/web/server/session/login-route.test.ts',
    },
    {
      of: 'the user is set',
      file: 'apps/web/server/session/visitor.ts',
      find: '...outside, isLoggedIn: true, scopes,',
      replace: '...outside, scopes,',
      test: 'apps/web/server/session/login-route.test.ts',
    },
    {
      of: 'A login state change redirects to home',
      file: 'apps/web/server/session/session.ts',
      find: 'redirectTo: formatHomePath({ locale, defaultLocale }),',
      replace: "redirectTo: '/login',",
      test: 'apps/web/server/session/session.test.ts',
    },
    // Ours is told to the CMS, so that the session ends for other processes too (decision 0032).
    {
      of: 'No logout call is made',
      file: 'apps/web/server/session/session.ts',
      find: '    void logouts.notify(known);',
      replace: '',
      test: 'apps/web/server/session/session.test.ts',
    },
  ],
};
