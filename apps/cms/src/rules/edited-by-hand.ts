import type { Core } from '@strapi/strapi';
import { matchedRoute } from './matched-route.ts';

/**
 * Whether an editor writes this entry now, in an edit view, a list, on a map, from a version or in a review: imports and
 * the seed do not.
 */
export function isEditedByHand(strapi: Core.Strapi): boolean {
  const route = matchedRoute(strapi.requestContext.get());
  if (route === undefined) return false;
  return (
    route.plugin === 'content-manager' ||
    (route.plugin === 'showroom' && ['map', 'reviews', 'versions'].some((part) => isBelow(part, route.path)))
  );
}

function isBelow(part: string, path: string): boolean {
  return path === `/${part}` || path.startsWith(`/${part}/`);
}
