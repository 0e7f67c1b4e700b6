import { formatHomePath, formatLocationPath } from '@vitrine/core/links/path';
import { redirect } from 'react-router';
import type { MiddlewareFunction } from 'react-router';
import { endedLoginLine } from '~/contract/login-cookie.ts';
import { indexOf } from '~/page-data/snapshot-index.server.ts';
import { serverContext } from '~/contract/server-context.ts';
import { languageContext } from './language.ts';

/**
 * Guard 3, redirect on login page: "a logged-in user is sent to the default world's start location" (specification
 * section 2), or home where there is none that they may enter. If the login has just expired, the page shows it, and
 * the cookie is removed.
 */
export const redirectOnLoginPageGuard: MiddlewareFunction<Response> = async ({ context }, next) => {
  const { bundle, visitor, url } = context.get(serverContext);
  const { locale, snapshot } = context.get(languageContext);
  if (visitor.isLoggedIn) {
    const language = { locale, defaultLocale: bundle.defaultLocale };
    const { worlds, locations } = indexOf(snapshot);
    const world = worlds.get((snapshot.settings.defaultWorld ?? '').toLowerCase());
    const start = world?.start === undefined ? undefined : locations.get(world.start);
    throw redirect(
      world && start
        ? formatLocationPath({ ...language, world: world.slug, location: start })
        : formatHomePath(language),
    );
  }
  const response = await next();
  if (visitor.hasLoginEnded) response.headers.append('set-cookie', endedLoginLine(url));
  return response;
};
