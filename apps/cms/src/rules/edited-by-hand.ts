import type { Core } from '@strapi/strapi';
import { matchedRoute } from './matched-route.ts';

/** Whether an editor writes this entry now, in an edit view, a list or on a map: imports and the seed do not. */
export const isEditedByHand = (strapi: Core.Strapi): boolean => {
  const route = matchedRoute(strapi.requestContext.get());
  return route?.plugin === 'content-manager' || (route?.plugin === 'showroom' && isMap(route.path));
};

const isMap = (path: string): boolean => path === '/map' || path.startsWith('/map/');
