import { data } from 'react-router';
import type { MiddlewareFunction } from 'react-router';
import { checkAccessGuard } from './check-access.ts';
import { languageGuard } from './language.ts';
import { onlyOnPowerSaveGuard } from './only-on-power-save.ts';
import { redirectOnLoginPageGuard } from './redirect-on-login-page.ts';
import { redirectOnStartPageGuard } from './redirect-on-start-page.ts';
import { redirectToLoginGuard } from './redirect-to-login.ts';
import { worldGuard } from './world.ts';

/**
 * The guards of a route by their names (specification section 2, Route guards). An unknown name answers every
 * request with a 500 'Unknown middleware' (guard 7), so a typing error never opens a door.
 *
 * The mobile check (guard 6) is not among them: a page is the same for every device, and the window decides
 * (`PHONE_QUERY` in `page-data/scene-of.ts`). It never blocks.
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
