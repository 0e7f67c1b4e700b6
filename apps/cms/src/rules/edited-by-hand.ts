import type { Core } from '@strapi/strapi';
import { matchedRoute } from './matched-route.ts';

/** Whether an editor writes this entry now, in an edit view, a list or on a map: imports and the seed do not. */
export function isEditedByHand(strapi: Core.Strapi): boolean {
  const route = matchedRoute(strapi.requestContext.get());
  return route?.plugin === 'content-manager' || (route?.plugin === 'showroom' && isMap(route.path));
}

function isMap(path: string): boolean {
  return path === '/map' || path.startsWith('/map/');
}
