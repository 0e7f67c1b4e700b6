import type { Core } from '@strapi/strapi';
import { HOTSPOT_COMPONENTS } from '@vitrine/core/world/hotspots/hotspot-kinds';
import type { HotspotComponent } from '@vitrine/core/world/hotspots/hotspot-kinds';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { permissionsOf } from '../../../../accounts/permissions.ts';
import { LOCATION } from '../../../../content-model/content-uids.ts';
import { TARGET_KINDS, TARGET_UIDS } from '../../contracts/placing.ts';
import type { CopyAnswer, CopyRequest, SurroundingsAnswer, TargetsAnswer } from '../../contracts/placing.ts';
import { copyHotspot } from './copy-hotspot.ts';
import { surroundingsOf } from './surroundings.ts';
import { findTargets } from './targets.ts';

type Context = Parameters<Core.ControllerHandler>[0];

/** How many locations a hotspot can be copied to at once. */
const MAX_COPIES = 200;

/** Every action checks the permissions itself, because they depend on the entries in the request. */
export function placingController({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller {
  return {
    async surroundings(ctx) {
      const location = { documentId: String(ctx['params'].documentId), locale: localeOf(ctx) };
      const data = await surroundingsOf(strapi, permissionsOf(strapi, ctx.state), location);
      if (data === undefined) return ctx.forbidden();
      ctx.body = { data } satisfies SurroundingsAnswer;
    },

    async targets(ctx) {
      const kind = TARGET_KINDS.find((known) => known === ctx.query['kind']);
      if (kind === undefined) return ctx.badRequest(`"kind" is one of ${TARGET_KINDS.join(', ')}.`);
      const account = permissionsOf(strapi, ctx.state);
      if (!account.can('read', TARGET_UIDS[kind])) return ctx.forbidden();
      const from = textOf(ctx.query['from']);
      const search = {
        kind,
        locale: localeOf(ctx),
        text: textOf(ctx.query['text']),
        from: from === '' ? undefined : from,
      };
      const { choices, hasMore } = await findTargets(strapi, account, search);
      ctx.body = { data: choices, hasMore } satisfies TargetsAnswer;
    },

    async copy(ctx) {
      const request = copyRequestOf(ctx.request.body);
      if (request === undefined) return ctx.badRequest('It says which hotspot to copy, and where.');
      const account = permissionsOf(strapi, ctx.state);
      if (!account.can('update', LOCATION)) return ctx.forbidden();
      const results = await copyHotspot(strapi, {
        ...request,
        from: String(ctx['params'].documentId),
        locale: localeOf(ctx),
        account,
      });
      if (results === undefined) return ctx.notFound('There is no such hotspot any more.');
      ctx.body = { data: results } satisfies CopyAnswer;
    },
  };
}

function localeOf(ctx: Context): string {
  const { locale } = ctx.query;
  return typeof locale === 'string' && locale !== '' ? locale : DEFAULT_LOCALE;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, 100) : '';
}

function copyRequestOf(body: unknown): CopyRequest | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { component, id, to } = body as Readonly<Record<string, unknown>>;
  const known: HotspotComponent | undefined = HOTSPOT_COMPONENTS.find((each) => each === component);
  if (known === undefined || typeof id !== 'number' || !Array.isArray(to)) return undefined;
  if (to.length === 0 || to.length > MAX_COPIES) return undefined;
  return { component: known, id, to: to.map(String) };
}
