import type { Proofs } from '../proof.ts';

const CORE = 'packages/core/src';
const WEB = 'apps/web/app';

/** Section 4: layout, nested menus, loading. */
export const WINDOWS: Proofs = {
  '4.1': [
    {
      of: 'times a safe-area factor',
      file: `${CORE}/layout/portrait.ts`,
      find: 'width < height * safeArea',
      replace: 'width < height',
      test: `${CORE}/layout/layout.test.ts`,
    },
    {
      of: 'below 1200',
      file: `${CORE}/layout/portrait.ts`,
      find: 'BREAKPOINTS.xl',
      replace: 'BREAKPOINTS.l',
      test: `${CORE}/layout/layout.test.ts`,
    },
    {
      of: 'adds a marker class to the page body',
      file: `${WEB}/ui/layout-mark.ts`,
      find: "document.body.classList.toggle('portrait',p)",
      replace: '0',
      test: `${WEB}/ui/layout-mark.test.ts`,
    },
  ],
  '4.2': [
    {
      of: 'the width exceeds the height',
      file: `${CORE}/layout/portrait.ts`,
      find: 'return width > height && ',
      replace: 'return ',
      test: `${CORE}/layout/layout.test.ts`,
    },
    {
      of: 'below 600',
      file: `${CORE}/layout/portrait.ts`,
      find: 'height < LOW_BELOW_HEIGHT',
      replace: 'height < 500',
      test: `${CORE}/layout/layout.test.ts`,
    },
  ],
  '4.3': [
    {
      of: 'computed from the width',
      file: `${CORE}/layout/breakpoints.ts`,
      find: 'm: 768',
      replace: 'm: 769',
      test: `${WEB}/styles/breakpoints.test.ts`,
    },
    {
      of: 'larger-X',
      file: `${WEB}/features/share/share.module.css`,
      find: '(width >= 576px)',
      replace: '(width > 575px)',
      test: `${WEB}/styles/breakpoints.test.ts`,
    },
    {
      of: 'smaller-X',
      file: `${WEB}/viewers/pdf/pdf-toolbar.module.css`,
      find: '(width < 768px)',
      replace: '(width <= 767px)',
      test: `${WEB}/styles/breakpoints.test.ts`,
    },
  ],
  '4.22': [
    {
      of: 'pushes the current one',
      file: `${CORE}/menus/nested-menus.ts`,
      find: 'return [...trail, nested];',
      replace: 'return [nested];',
      test: `${CORE}/menus/menus.test.ts`,
    },
    {
      of: 'adds a go-back first item',
      file: `${CORE}/menus/nested-menus.ts`,
      find: "[{ component: GO_BACK_COMPONENT, title: '', actions: [] }, ...items]",
      replace: "[...items, { component: GO_BACK_COMPONENT, title: '', actions: [] }]",
      test: `${CORE}/menus/menus.test.ts`,
    },
    {
      of: 'Going back restores it',
      file: `${WEB}/features/menu/overlay.server.ts`,
      find: 'keys.slice(0, -1)',
      replace: 'keys',
      test: `${WEB}/overlays/menu-dashboard.server.test.ts`,
    },
  ],
  '4.31': [
    {
      of: 'reloads the page',
      file: `${WEB}/showroom/connection/stale-chunks.ts`,
      find: '    host.reload();\n',
      replace: '',
      test: `${WEB}/showroom/connection/stale-chunks.test.ts`,
    },
    {
      of: 'at most once per 60 seconds',
      file: `${WEB}/showroom/connection/stale-chunks.ts`,
      find: 'RELOAD_PAUSE = 60_000',
      replace: 'RELOAD_PAUSE = 59_000',
      test: `${WEB}/showroom/connection/stale-chunks.test.ts`,
    },
  ],
};
