import type { Core } from '@strapi/strapi';
import { PERMISSION_FIELDS, permissionsOf } from '../accounts/permissions.ts';
import type { AuthState } from '../accounts/permissions.ts';
import { LOCATION, WORLD } from '../content-model/content-uids.ts';
import { schemaOf } from '../content-model/model.ts';
import type { Attributes } from '../content-model/model.ts';

/** An entry in a list of relations, as the content manager answers it. */
interface Related {
  readonly id: number;
  title?: unknown;
}

interface LocationRow {
  readonly id: number;
  readonly world: { readonly name?: string | null } | null;
}

const RELATIONS = /^\/content-manager\/relations\/([^/]+)\/(?:([^/]+)\/)?([^/]+)$/;

/**
 * Names the world of each location where a form lists locations to lead to, so that two of one title are told apart, and
 * lets them be searched by it. Which world an account may read is judged as everywhere.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    const [, model = '', entry, field = ''] = (ctx.method === 'GET' ? RELATIONS.exec(ctx.path) : null) ?? [];
    const attributes = schemaOf(strapi, model)?.attributes as Attributes | undefined;
    // A world that lists its own locations need not name itself.
    const isNamed =
      model !== WORLD &&
      attributes !== undefined &&
      Object.hasOwn(attributes, field) &&
      attributes[field]?.target === LOCATION;
    if (isNamed && entry === undefined) searchInWorlds(ctx.query as Record<string, unknown>);
    await next();
    const { results } = (ctx.body ?? {}) as { readonly results?: unknown };
    if (isNamed && Array.isArray(results)) await nameWorlds(strapi, ctx.state, results as readonly Related[]);
  };

/** Each word of the search is in the title or in the name of the world. Strapi's own search knows the title alone. */
function searchInWorlds(query: Record<string, unknown>): void {
  const words = typeof query['_q'] === 'string' ? query['_q'].split(/\s+/).filter(Boolean) : [];
  if (words.length === 0) return;
  // Mutated: assigning `ctx.query` would turn its numbers and trees back into text.
  delete query['_q'];
  query['filters'] = {
    $and: words.map((word) => ({
      $or: [{ title: { $containsi: word } }, { world: { name: { $containsi: word } } }],
    })),
  };
}

async function nameWorlds(strapi: Core.Strapi, state: AuthState, results: readonly Related[]): Promise<void> {
  const account = permissionsOf(strapi, state);
  const rows: readonly LocationRow[] = await strapi.db.query(LOCATION).findMany({
    // By its language it is decided who may read it.
    select: ['id', 'locale'],
    where: { id: { $in: results.map(({ id }) => id) } },
    populate: { world: { select: ['name', 'locale'], populate: PERMISSION_FIELDS }, ...PERMISSION_FIELDS },
  });
  const names = new Map(
    rows.map((row) => {
      const { world } = account.readable(LOCATION, row);
      const isReadable = world && account.can('read', WORLD, world);
      return [row.id, isReadable ? account.readable(WORLD, world).name : undefined];
    }),
  );
  for (const result of results) {
    const name = names.get(result.id);
    if (typeof result.title === 'string' && name) result.title = `${result.title} · ${name}`;
  }
}
