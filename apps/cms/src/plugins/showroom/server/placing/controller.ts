import type { Core } from '@strapi/strapi';
import { HOTSPOT_COMPONENTS, type HotspotComponent } from '@vitrine/core';
import { DEFAULT_LOCALE } from '@vitrine/content';
import {
  TARGET_KINDS,
  TARGET_UIDS,
  type CopyAnswer,
  type CopyRequest,
  type SurroundingsAnswer,
  type TargetsAnswer,
} from '../../contracts/placing.ts';
import { copyHotspot } from './copy-hotspot.ts';
import { mayPlaceIn, type PermissionChecker, permissionsOf } from './location-rights.ts';
import { LOCATION } from './stored-hotspots.ts';
import { surroundingsOf } from './surroundings.ts';
import { findTargets } from './targets.ts';

type Context = Parameters<Core.ControllerHandler>[0];

/** Locations to copy to at one go. */
const MOST_COPIES = 200;

/** Every action judges for itself what the account may see: its right depends on what is asked for. */
export const placingController = ({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller => {
  const checkerOf = (ctx: Context, model: string): PermissionChecker =>
    permissionsOf(strapi, ctx.state['userAbility'], model);

  return {
    async surroundings(ctx) {
      if (checkerOf(ctx, LOCATION).cannot.read()) return ctx.forbidden();
      const documentId = String(ctx['params'].documentId);
      ctx.body = {
        data: await surroundingsOf(strapi, { documentId, locale: localeOf(ctx) }),
      } satisfies SurroundingsAnswer;
    },

    async targets(ctx) {
      const kind = TARGET_KINDS.find((known) => known === ctx.query['kind']);
      if (kind === undefined) return ctx.badRequest(`"kind" is one of ${TARGET_KINDS.join(', ')}.`);
      const checker = checkerOf(ctx, TARGET_UIDS[kind]);
      if (checker.cannot.read()) return ctx.forbidden();
      const { filters = {} } = await checker.sanitizedQuery.read({});
      const search = { kind, locale: localeOf(ctx), text: textOf(ctx.query['text']), permitted: filters };
      const { choices, hasMore } = await findTargets(strapi, search);
      ctx.body = { data: choices, hasMore } satisfies TargetsAnswer;
    },

    async copy(ctx) {
      const request = copyRequestOf(ctx.request.body);
      if (request === undefined) return ctx.badRequest('It says which hotspot to copy, and where.');
      const checker = checkerOf(ctx, LOCATION);
      if (checker.cannot.update()) return ctx.forbidden();
      const results = await copyHotspot(strapi, {
        ...request,
        from: String(ctx['params'].documentId),
        locale: localeOf(ctx),
        mayRead: (location) => !checker.cannot.read(location),
        mayUpdate: mayPlaceIn(strapi, ctx.state['userAbility']),
        userId: ctx.state['user'].id,
      });
      if (results === undefined) return ctx.notFound('There is no such hotspot any more.');
      ctx.body = { data: results } satisfies CopyAnswer;
    },
  };
};

const localeOf = (ctx: Context): string => {
  const { locale } = ctx.query;
  return typeof locale === 'string' && locale !== '' ? locale : DEFAULT_LOCALE;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 100) : '');

const copyRequestOf = (body: unknown): CopyRequest | undefined => {
  if (typeof body !== 'object' || body === null) return undefined;
  const { component, id, to } = body as Readonly<Record<string, unknown>>;
  const known: HotspotComponent | undefined = HOTSPOT_COMPONENTS.find((each) => each === component);
  if (known === undefined || typeof id !== 'number' || !Array.isArray(to)) return undefined;
  if (to.length === 0 || to.length > MOST_COPIES) return undefined;
  return { component: known, id, to: to.map(String) };
};
