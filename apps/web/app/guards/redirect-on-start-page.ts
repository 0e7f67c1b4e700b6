import { redirect } from 'react-router';
import type { MiddlewareFunction } from 'react-router';
import { addressContext } from './world.ts';

/**
 * Guard 5, redirect on start page: "The root path with a start_page configured shows the start page. Without one
 * it redirects to the default world's start location as /{worldSlug}/{startLocationSlug}" (specification section
 * 2). The address of a world leads to its start location in the same way. The query is kept.
 */
export const redirectOnStartPageGuard: MiddlewareFunction<Response> = ({ url, context }, next) => {
  const address = context.get(addressContext);
  if (address.kind !== 'entering') return next();
  throw redirect(`${address.startHref}${url.search}`);
};
