import type { Proofs } from '../proof.ts';
import { englishTexts } from './english-texts.ts';

/** Section 2: routes, guards and overlays in the address. */
export const SECTION_2: Proofs = {
  '2.1': [
    {
      of: 'unprefixed and prefixed by a language code',
      file: 'packages/core/src/links/path.ts',
      find: 'const prefixed = isPlain ? segments : [locale, ...segments];',
      replace: 'const prefixed = segments;',
      test: 'packages/core/src/links/path.test.ts',
    },
  ],
  '2.2': [
    {
      of: '/ and /{lang}: start page',
      file: 'packages/core/src/links/path.ts',
      find: "if (first === undefined) return { kind: 'home' };",
      replace: "if (first === undefined) return { kind: 'notFound' };",
      test: 'packages/core/src/links/path.test.ts',
    },
  ],
  '2.3': [
    {
      of: '/login and /{lang}/login: login page',
      file: 'packages/core/src/links/path.ts',
      find: "LOGIN_SEGMENT = 'login'",
      replace: "LOGIN_SEGMENT = 'log-in'",
      test: 'packages/core/src/links/path.test.ts',
    },
  ],
  '2.4': [
    {
      of: '/power-save-mode and /{lang}/power-save-mode: power-save page',
      file: 'packages/core/src/links/path.ts',
      find: "POWER_SAVE_SEGMENT = 'power-save-mode'",
      replace: "POWER_SAVE_SEGMENT = 'power-save'",
      test: 'packages/core/src/links/path.test.ts',
    },
  ],
  '2.5': [
    {
      of: '/{world} and /{lang}/{world}: world view',
      file: 'packages/core/src/links/path.ts',
      find: "if (second === undefined) return { kind: 'world', world };",
      replace: "if (second === undefined) return { kind: 'notFound' };",
      test: 'packages/core/src/links/path.test.ts',
    },
    {
      of: 'with optional child /{location}',
      file: 'packages/core/src/links/path.ts',
      find: "return { kind: 'location', world, locationSegment: second };",
      replace: "return { kind: 'world', world };",
      test: 'packages/core/src/links/path.test.ts',
    },
  ],
  '2.6': [
    {
      of: 'A location route is /{world}/{location}',
      file: 'packages/core/src/links/path.ts',
      find: '[request.world, locationSegment(request.location)]',
      replace: '[locationSegment(request.location)]',
      test: 'packages/core/src/links/path.test.ts',
    },
    {
      of: 'prefixed by the group slug and a dash',
      file: 'packages/core/src/links/path.ts',
      find: '`${location.group.slug}-${location.slug}`',
      replace: '`${location.group.slug}/${location.slug}`',
      test: 'packages/core/src/links/path.test.ts',
    },
  ],
  '2.7': [
    {
      of: 'The root path with a start_page configured shows the start page',
      file: 'apps/web/app/page-data/resolved-address.server.ts',
      find: "if (world.startPage) return { kind: 'start', world, enterHref: startHrefOf(request, world) };",
      replace: '',
      test: 'apps/web/app/guards/redirect-on-start-page.test.ts',
    },
    {
      of: "it redirects to the default world's start location as /{worldSlug}/{startLocationSlug}",
      file: 'apps/web/app/guards/redirect-on-start-page.ts',
      find: 'throw redirect(`${address.startHref}${url.search}`);',
      replace: 'return next();',
      test: 'apps/web/app/guards/redirect-on-start-page.test.ts',
    },
    {
      of: 'If the default world or its start location is missing, a persistent danger notification says so',
      file: 'apps/web/app/page-data/resolved-address.server.ts',
      find: "if (!world) return { kind: 'unset', notice: 'error__default_world_missing' };",
      replace: "if (!world) return { kind: 'notFound' };",
      test: 'apps/web/app/guards/redirect-on-start-page.test.ts',
    },
  ],
  '2.8': [
    {
      of: 'a redirect query holding the payloadId of the target location',
      file: 'apps/web/server/session/login-route.ts',
      find: "location: fields.get('redirect') ?? '',",
      replace: "location: '',",
      test: 'apps/web/server/session/login-route.test.ts',
    },
    {
      of: 'The home route / is the fallback on errors',
      file: 'apps/web/server/session/destination.ts',
      find: 'if (!location || !world) return formatHomePath(language);',
      replace: "if (!location || !world) return '/login';",
      test: 'apps/web/server/session/destination.test.ts',
    },
  ],
  // By decision the component of each page is the product's own; its words and its picture are the editor's.
  '2.9': [
    {
      of: 'The start page',
      file: 'apps/web/app/screens/page/page-data.server.ts',
      find: 'title: page?.title || address.world.name,',
      replace: 'title: address.world.name,',
      test: 'apps/web/app/screens/page/page-data.server.test.ts',
    },
    {
      of: 'login page',
      file: 'apps/web/app/screens/login/login-data.server.ts',
      find: "const title = loginPage?.title || t('access__login_title');",
      replace: "const title = t('access__login_title');",
      test: 'apps/web/app/screens/login/login-data.server.test.ts',
    },
    {
      of: 'power-save page',
      file: 'apps/web/app/screens/power-save/power-save-data.server.ts',
      find: "const title = settings.powerSavePage?.title || t('power_save__title');",
      replace: "const title = t('power_save__title');",
      test: 'apps/web/app/screens/power-save/power-save-data.server.test.ts',
    },
  ],
  '2.10': [
    {
      of: "'This page could not be found'",
      file: englishTexts('page'),
      find: 'This page could not be found',
      replace: 'There is no such page',
      test: 'apps/web/app/screens/error/error-texts.test.tsx',
    },
    {
      of: '404 shows',
      file: 'apps/web/app/screens/error/error-screen.tsx',
      find: "[404, 'error__page_not_found'],",
      replace: "[410, 'error__page_not_found'],",
      test: 'apps/web/app/screens/error/error-screen.test.tsx',
    },
    {
      of: 'error__page_not_found',
      file: 'apps/web/app/screens/error/error-screen.tsx',
      find: "[404, 'error__page_not_found'],",
      replace: "[404, 'error__no_access'],",
      test: 'apps/web/app/screens/error/error-screen.test.tsx',
    },
    {
      of: 'error__to_home',
      file: 'apps/web/app/screens/error/error-screen.tsx',
      find: "label={t('error__to_home')}",
      replace: "label={t('error__other_error')}",
      test: 'apps/web/app/screens/error/error-screen.test.tsx',
    },
    {
      of: 'error__other_error',
      file: 'apps/web/app/screens/error/error-screen.tsx',
      find: "?? 'error__other_error')",
      replace: "?? 'error__no_access')",
      test: 'apps/web/app/screens/error/error-screen.test.tsx',
    },
    {
      of: "a link to '/'",
      file: 'apps/web/app/screens/error/error-screen.tsx',
      find: "? homeHref : '/'}",
      replace: '? homeHref : homeHref}',
      test: 'apps/web/app/screens/error/error-screen.test.tsx',
    },
    {
      of: 'The status is taken from the error',
      file: 'apps/web/app/screens/error/error-screen.tsx',
      find: 'isRouteErrorResponse(error) ? error.status : 500;',
      replace: '500;',
      test: 'apps/web/app/screens/error/error-screen.test.tsx',
    },
    {
      of: 'falling back to 500',
      file: 'apps/web/app/screens/error/error-screen.tsx',
      find: 'isRouteErrorResponse(error) ? error.status : 500;',
      replace: 'isRouteErrorResponse(error) ? error.status : 502;',
      test: 'apps/web/app/screens/error/error-screen.test.tsx',
    },
    {
      of: 'A failure while rendering the error page shows a fallback message with a link home',
      file: 'apps/web/app/screens/error/error-screen.tsx',
      find: '<BackLink href="/" label',
      replace: '<BackLink href="/login" label',
      test: 'apps/web/app/screens/error/error-screen.test.tsx',
    },
  ],
  '2.11': [
    {
      of: 'redirects to the index if the current location is not accessible',
      file: 'apps/web/app/guards/check-access.ts',
      find: 'if (canEnterLocation(server, address)) return next();',
      replace: 'return next();',
      test: 'apps/web/app/guards/check-access.test.ts',
    },
  ],
  '2.12': [
    {
      of: 'redirects to the index unless the app is in power-save mode',
      file: 'apps/web/app/guards/only-on-power-save.ts',
      find: '  if (isPowerSaving(',
      replace: '  if (!isPowerSaving(',
      test: 'apps/web/app/guards/only-on-power-save.test.ts',
    },
  ],
  '2.13': [
    {
      of: "a logged-in user is sent to the default world's start location",
      file: 'apps/web/app/guards/redirect-on-login-page.ts',
      find: 'if (visitor.isLoggedIn) {',
      replace: 'if (!visitor.isLoggedIn) {',
      test: 'apps/web/app/guards/redirect-on-login-page.test.ts',
    },
  ],
  '2.14': [
    {
      of: 'a not-logged-in user is sent to login',
      file: 'apps/web/app/guards/redirect-to-login.ts',
      find: "if (address.kind !== 'closed' || address.lock !== 'login') return next();",
      replace: 'return next();',
      test: 'apps/web/app/guards/redirect-to-login.test.ts',
    },
    {
      of: 'The current query',
      file: 'apps/web/app/guards/redirect-to-login.ts',
      find: 'new URLSearchParams(asked.search)',
      replace: 'new URLSearchParams()',
      test: 'apps/web/app/guards/redirect-to-login.test.ts',
    },
    {
      of: "a redirect value holding the current location's payloadId",
      file: 'apps/web/app/guards/redirect-to-login.ts',
      find: "query.set('redirect', doorName(address.door ?? closedDoors.at(addressKey(address.world, ''))));",
      replace: '',
      test: 'apps/web/app/guards/redirect-to-login.test.ts',
    },
  ],
  '2.15': [
    {
      of: 'as described for the root path above',
      file: 'apps/web/app/guards/redirect-on-start-page.ts',
      find: "if (address.kind !== 'entering') return next();",
      replace: 'return next();',
      test: 'apps/web/app/guards/redirect-on-start-page.test.ts',
    },
  ],
  '2.17': [
    {
      of: "'Unknown middleware'",
      file: 'apps/web/app/guards/guards.ts',
      find: "data('Unknown middleware',",
      replace: "data('Unknown guard',",
      test: 'apps/web/app/guards/guards.test.ts',
    },
    {
      of: 'a 500',
      file: 'apps/web/app/guards/guards.ts',
      find: '{ status: 500 }',
      replace: '{ status: 404 }',
      test: 'apps/web/app/guards/guards.test.ts',
    },
  ],
};
