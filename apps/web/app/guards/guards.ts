import { data, type MiddlewareFunction } from 'react-router';
import { checkAccessGuard } from './check-access.ts';
import { languageGuard } from './language.ts';
import { onlyOnPowerSaveGuard } from './only-on-power-save.ts';
import { redirectOnLoginPageGuard } from './redirect-on-login-page.ts';
import { redirectOnStartPageGuard } from './redirect-on-start-page.ts';
import { redirectToLoginGuard } from './redirect-to-login.ts';
import { worldGuard } from './world.ts';

/**
 * The guards of a route by their names (specification section 2, Route guards). An unknown name answers
 * every request with a 500 'Unknown middleware' (guard 7), so a slip of the pen never opens a door.
 *
 * The mobile check (guard 6) is none of them: `isMobileBrowser` in `server/pages/page-request.ts` decides it before
 * any guard runs, because the answer is part of the key under which a page is kept for everybody, and the render
 * of such a page sees no headers. It never blocks; loaders read it as `ServerContext.isMobile`.
 */
export function guards(...names: readonly string[]): MiddlewareFunction<Response>[] {
  return names.map((name) => GUARDS.get(name) ?? unknownGuard);
}

const GUARDS: ReadonlyMap<string, MiddlewareFunction<Response>> = new Map([
  ['check-access', checkAccessGuard],
  ['language', languageGuard],
  ['only-on-power-save', onlyOnPowerSaveGuard],
  ['redirect-on-login-page', redirectOnLoginPageGuard],
  ['redirect-on-start-page', redirectOnStartPageGuard],
  ['redirect-to-login', redirectToLoginGuard],
  ['world', worldGuard],
]);

const unknownGuard: MiddlewareFunction<Response> = () => {
  throw data('Unknown middleware', { status: 500 });
};
