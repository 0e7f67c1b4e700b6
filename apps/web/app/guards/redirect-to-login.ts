import { doorName } from '@vitrine/core/world/door';
import { addressKey, formatLoginPath } from '@vitrine/core/links/path';
import { redirect } from 'react-router';
import type { MiddlewareFunction } from 'react-router';
import { endedLoginLine } from '~/contract/login-cookie.ts';
import { serverContext } from '~/contract/server-context.ts';
import { languageContext } from './language.ts';
import { addressContext } from './world.ts';

/** Parameters of the login page itself are not passed along. */
const OF_THE_LOGIN_PAGE = ['redirect', 'problem', 'wait'];

/**
 * Guard 4, redirect to login page: "when the world setting only_logged_in_user is on, a not-logged-in user is sent
 * to login. The current query and a redirect value holding the current location's payloadId are passed along"
 * (specification section 2). A closed location has no payloadId for the visitor, so its door is passed instead.
 */
export const redirectToLoginGuard: MiddlewareFunction<Response> = ({ url: asked, context }, next) => {
  const { bundle, closedDoors, visitor, url } = context.get(serverContext);
  const address = context.get(addressContext);
  if (address.kind !== 'closed' || address.lock !== 'login') return next();
  const query = new URLSearchParams(asked.search);
  for (const name of OF_THE_LOGIN_PAGE) query.delete(name);
  query.set('redirect', doorName(address.door ?? closedDoors.at(addressKey(address.world, ''))));
  if (visitor.hasLoginEnded) query.set('problem', 'ended');
  const { locale } = context.get(languageContext);
  const path = formatLoginPath({ locale, defaultLocale: bundle.defaultLocale });
  throw redirect(`${path}?${query.toString()}`, {
    headers: visitor.hasLoginEnded ? { 'set-cookie': endedLoginLine(url) } : {},
  });
};
