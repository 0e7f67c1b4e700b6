import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { initiatorState } from '../../../../publishing/run-as-system.ts';

/** Keyed by the request's state object: Koa creates one for each request. */
const known = new WeakMap<object, string>();

/**
 * What all versions have in common that come about in one request: the deletion of a world is one occasion. Without a
 * request, such as in a command, each call is one.
 */
export function occasionOf(strapi: Core.Strapi): string {
  const state: unknown = strapi.requestContext.get()?.state ?? initiatorState();
  if (typeof state !== 'object' || state === null) return randomUUID();
  const occasion = known.get(state) ?? randomUUID();
  known.set(state, occasion);
  return occasion;
}
