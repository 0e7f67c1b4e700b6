import type { Proofs } from '../proof.ts';

const CONTENT = 'packages/content/src/normalise';
const CORE = 'packages/core/src';
const WEB = 'apps/web/app';

/** Section 3: dashboards, menus, worlds. */
export const SECTION_3_B: Proofs = {
  '3.8': [
    {
      of: 'logo',
      file: `${CONTENT}/articles.ts`,
      find: 'logo: scope.media(wire.logo, `${path}.logo`),',
      replace: '',
      test: `${CONTENT}/entities.test.ts`,
    },
    {
      of: 'links (action_target, media)',
      file: `${CONTENT}/articles.ts`,
      find: '...present({ cover: scope.media(link.media, `${linkPath}.media`) })',
      replace: '',
      test: `${CONTENT}/entities.test.ts`,
    },
    {
      of: 'contacts',
      file: `${CONTENT}/articles.ts`,
      find: 'contactOf(scope, person, `${path}.contacts[${index}]`) ?? []',
      replace: '[]',
      test: `${CONTENT}/entities.test.ts`,
    },
    {
      of: 'media_library (cover, media)',
      file: `${CONTENT}/articles.ts`,
      find: '...present({ cover: scope.media(wire.cover, `${path}.cover`) }),',
      replace: '',
      test: `${CONTENT}/entities.test.ts`,
    },
  ],
  '3.9': [
    {
      of: 'key, items (target, media, cover, action stack)',
      file: `${CONTENT}/menus.ts`,
      find: 'return actionsOf(scope, wire.action_stack, `${path}.action_stack`);',
      replace: 'return [];',
      test: `${CONTENT}/entities.test.ts`,
    },
    {
      of: 'menu-items.go-back',
      file: `${CORE}/menus/nested-menus.ts`,
      find: "= 'menu-items.go-back'",
      replace: "= 'menu-items.back'",
      test: `${WEB}/overlays/menu-dashboard.server.test.ts`,
    },
    {
      of: 'application-main',
      file: `${WEB}/features/menu/overlay.server.ts`,
      find: "pickMenu('application-main' satisfies",
      replace: "pickMenu('application-contacts' satisfies",
      test: `${WEB}/overlays/menu-dashboard.server.test.ts`,
    },
    {
      of: 'application-footer',
      file: `${WEB}/features/menu/overlay.server.ts`,
      find: "maker.part('application-footer')",
      replace: "maker.part('application-contacts')",
      test: `${WEB}/overlays/menu-dashboard.server.test.ts`,
    },
    {
      of: 'application-contacts',
      file: `${WEB}/features/contact/contact-menu.server.ts`,
      find: "pickMenu('application-contacts' satisfies",
      replace: "pickMenu('application-main' satisfies",
      test: `${WEB}/features/contact/overlay.server.test.ts`,
    },
  ],
  '3.10': [
    {
      of: 'name, slug',
      file: `${CONTENT}/worlds.ts`,
      find: 'name: textOf(wire.name) ?? slug,',
      replace: 'name: slug,',
      test: `${CONTENT}/entities.test.ts`,
    },
    {
      of: 'start_location_id',
      file: `${CONTENT}/worlds.ts`,
      find: 'textOf(wire.start_location_id)',
      replace: 'undefined',
      test: `${CONTENT}/entities.test.ts`,
    },
    {
      of: 'URL_ALIAS',
      file: `${CONTENT}/worlds.ts`,
      find: 'urlAlias: textOf(wire.URL_ALIAS),',
      replace: '',
      test: `${CONTENT}/entities.test.ts`,
    },
    {
      of: 'protect_with_password (bool)',
      file: `${CONTENT}/worlds.ts`,
      find: "isProtected: access.code.kind !== 'none'",
      replace: 'isProtected: false',
      test: `${CONTENT}/entities.test.ts`,
    },
    {
      of: 'default false',
      file: `${CONTENT}/worlds.ts`,
      find: 'isLoginOnly: access.isLoginOnly',
      replace: 'isLoginOnly: true',
      test: `${CONTENT}/entities.test.ts`,
    },
    {
      of: 'sidebars.transition_time',
      file: `${CONTENT}/worlds.ts`,
      find: 'wire.sidebars?.transition_time ?? SIDEBAR',
      replace: 'SIDEBAR',
      test: `${CONTENT}/entities.test.ts`,
    },
    {
      of: 'header components (name, classes)',
      file: `${CONTENT}/worlds.ts`,
      find: 'classes: words.filter(isElementLook)',
      replace: 'classes: []',
      test: `${CONTENT}/entities.test.ts`,
    },
    {
      of: 'screensaver settings',
      file: `${CONTENT}/worlds.ts`,
      find: 'wire.screensaver?.idle_timeout ?? undefined',
      replace: 'undefined',
      test: `${CONTENT}/entities.test.ts`,
    },
    {
      of: 'start_page',
      file: `${CONTENT}/worlds.ts`,
      find: 'startPage: startPageOf(wire),',
      replace: '',
      test: `${CONTENT}/entities.test.ts`,
    },
  ],
  '3.11': [
    {
      of: 'logo_main_',
      file: `${CONTENT}/worlds.ts`,
      find: "logoMain: logoOf(scope, wire, 'logo_main', path),",
      replace: '',
      test: `${CONTENT}/entities.test.ts`,
    },
    {
      of: 'logo_sidebar_',
      file: `${CONTENT}/worlds.ts`,
      find: "logoOf(scope, wire, 'logo_sidebar', path)",
      replace: "logoOf(scope, wire, 'logo_main', path)",
      test: `${CONTENT}/entities.test.ts`,
    },
    {
      of: 'has_background',
      file: `${CONTENT}/worlds.ts`,
      find: 'hasBackground: logo.has_background ?? false',
      replace: 'hasBackground: false',
      test: `${CONTENT}/entities.test.ts`,
    },
    {
      of: 'stick_to_top',
      file: `${CONTENT}/worlds.ts`,
      find: 'stickToTop: logo.stick_to_top ?? false',
      replace: 'stickToTop: true',
      test: `${CONTENT}/entities.test.ts`,
    },
    {
      of: 'background_color',
      file: `${CONTENT}/worlds.ts`,
      find: 'wire: logo.background_color,',
      replace: 'wire: logo.color,',
      test: `${CONTENT}/entities.test.ts`,
    },
    {
      of: 'has_shadow',
      file: `${CONTENT}/worlds.ts`,
      find: 'hasShadow: logo.has_shadow ?? false',
      replace: 'hasShadow: false',
      test: `${CONTENT}/entities.test.ts`,
    },
    {
      of: ', color',
      file: `${CONTENT}/worlds.ts`,
      find: 'wire: logo.color,',
      replace: 'wire: undefined,',
      test: `${CONTENT}/entities.test.ts`,
    },
    {
      of: 'heightInEm',
      file: `${CONTENT}/worlds.ts`,
      find: 'logo.heightInEm ?? defaults',
      replace: 'defaults',
      test: `${CONTENT}/entities.test.ts`,
    },
  ],
};
