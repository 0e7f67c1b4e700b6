import type { Proofs } from '../proof.ts';

const CONTENT = 'packages/content/src/normalise';
const CORE = 'packages/core/src';
const WEB = 'apps/web/app';

/** Section 3: what a window knows. The product has no store of these names: each state has its module. */
export const STATES: Proofs = {
  '3.29': [
    {
      of: 'appHasInternetConnection',
      file: `${CORE}/connection/connection.ts`,
      find: "return [{ status: 'offline' }, [{ type: 'notifyOffline' }]];",
      replace: 'return [connection, []];',
      test: `${CORE}/connection/connection.test.ts`,
    },
    {
      of: 'appPowerSaveModeRedirectTo',
      file: `${CORE}/power-save/power-save.ts`,
      find: "{ status: 'entering', redirectTo: event.redirectTo },",
      replace: "{ status: 'entering', redirectTo: '/' },",
      test: `${CORE}/power-save/power-save.test.ts`,
    },
    {
      of: 'next_payload',
      file: `${CORE}/navigation/navigate.ts`,
      find: "[{ type: 'preload', item: next }]",
      replace: '[]',
      test: `${CORE}/navigation/navigate.test.ts`,
    },
    {
      of: 'interrupted_background_id',
      file: `${CORE}/navigation/navigate.ts`,
      find: 'isCutOff ? item.payloadId : interruptedBackground',
      replace: 'interruptedBackground',
      test: `${CORE}/navigation/navigate.test.ts`,
    },
    {
      of: 'breadcrumb_path',
      file: `${WEB}/page-data/location-view.server.ts`,
      find: 'breadcrumb: breadcrumbOf(request),',
      replace: 'breadcrumb: [],',
      test: `${WEB}/page-data/location-view.server.test.ts`,
    },
    {
      of: 'current_background_aspect_ratio (default 4x3)',
      file: `${CORE}/world/background.ts`,
      find: "DEFAULT_ASPECT_RATIO: AspectRatio = '4x3'",
      replace: "DEFAULT_ASPECT_RATIO: AspectRatio = '16x9'",
      test: `${CORE}/background/aspect-ratio.test.ts`,
    },
    {
      of: 'onSwitchLanguage',
      file: `${WEB}/page-data/languages.server.ts`,
      find: '`/${locale.code}${path}`',
      replace: 'path',
      test: `${WEB}/page-data/location-view.server.test.ts`,
    },
  ],
  '3.30': [
    {
      of: 'windowSize (width, height)',
      file: `${CORE}/layout/portrait.ts`,
      find: '{ width: window.width, height: window.height }',
      replace: '{ width: window.height, height: window.width }',
      test: `${CORE}/layout/layout.test.ts`,
    },
    {
      of: 'usePortraitLayout',
      file: `${CORE}/layout/portrait.ts`,
      find: 'return height > width && (',
      replace: 'return height < width && (',
      test: `${CORE}/layout/layout.test.ts`,
    },
    {
      of: 'backgroundHeight',
      file: `${CORE}/layout/portrait.ts`,
      find: 'window.width / PORTRAIT_PLAYER_RATIO',
      replace: 'window.width',
      test: `${CORE}/layout/layout.test.ts`,
    },
    {
      of: 'showNoLandscapeModeWarning',
      file: `${CORE}/layout/portrait.ts`,
      find: 'return width > height && ',
      replace: 'return ',
      test: `${CORE}/layout/layout.test.ts`,
    },
    {
      of: 'breakpoint flags',
      file: `${CORE}/layout/breakpoints.ts`,
      find: 'm: 768',
      replace: 'm: 769',
      test: `${WEB}/styles/breakpoints.test.ts`,
    },
  ],
  '3.31': [
    {
      of: 'group logo (image, navigate_to, title, subtitle)',
      file: `${CONTENT}/locations.ts`,
      find: ', ...present({ navigateTo }) },',
      replace: ' },',
      test: `${CONTENT}/assemble-bundle.test.ts`,
    },
    {
      of: 'the last visited location per world',
      file: `${CORE}/history/visit-history.ts`,
      find: '{ ...history.lastVisited, [world]',
      replace: '{ [world]',
      test: `${CORE}/history/visit-history.test.ts`,
    },
    {
      of: 'hotspots (list',
      file: `${WEB}/page-data/location-view.server.ts`,
      find: '.flatMap((hotspot) => hotspotView(hotspot, links, finder, coverIn(request, hotspot)))',
      replace: '.flatMap(() => [])',
      test: `${WEB}/page-data/location-view.server.test.ts`,
    },
    {
      of: 'menus per domain with nested-menu history',
      file: `${WEB}/features/menu/overlay.server.ts`,
      find: 'keys.slice(0, -1)',
      replace: 'keys',
      test: `${WEB}/overlays/menu-dashboard.server.test.ts`,
    },
    {
      of: 'navigation arrows',
      file: `${CONTENT}/locations.ts`,
      find: "next: neighbourOf({ scope, shell, name: 'arrow_navigation_next' }),",
      replace: '',
      test: `${CONTENT}/assemble-bundle.test.ts`,
    },
    {
      of: 'bottom navigation stations and shortcuts',
      file: `${WEB}/features/places/overlay.server.ts`,
      find: 'return shortcutsPart(request);',
      replace: 'return stationsPart(request);',
      test: `${WEB}/overlays/places.server.test.ts`,
    },
    {
      of: 'notification queue',
      file: `${CORE}/notifications/queue.ts`,
      find: 'crowd.length < MAX_SHOWN',
      replace: 'crowd.length >= 0',
      test: `${CORE}/notifications/queue.test.ts`,
    },
    {
      of: 'the visible PDF key',
      file: `${WEB}/features/pdf/overlay.server.ts`,
      find: 'Math.min(item, documents.length) - 1',
      replace: '0',
      test: `${WEB}/overlays/files-overlays.server.test.ts`,
    },
    {
      of: 'screensaver (active, paused',
      file: `${CORE}/screensaver/screensaver.ts`,
      find: '!senses.isPaused && senses.isIdle;',
      replace: 'senses.isIdle;',
      test: `${CORE}/screensaver/screensaver.test.ts`,
    },
    {
      of: 'left and right sidebar content',
      file: `${CORE}/overlays/sidebar.ts`,
      find: "phase === 'closed' || phase === 'closing' ? ['opening', ['wait']]",
      replace: "phase === 'closing' ? ['opening', ['wait']]",
      test: `${CORE}/overlays/sidebar.test.ts`,
    },
  ],
};
