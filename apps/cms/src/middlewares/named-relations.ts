import type { Core } from '@strapi/strapi';
import { PERMISSION_FIELDS, permissionsOf } from '../accounts/permissions.ts';
import type { AuthState } from '../accounts/permissions.ts';
import { ARTICLE, DASHBOARD, LOCATION, WORLD } from '../content-model/content-uids.ts';
import { isLocalisedType, schemaOf } from '../content-model/model.ts';
import type { Attributes } from '../content-model/model.ts';
import { BACKGROUND_PICTURES, pictureOfBackgrounds, smallPicture } from '../content-model/small-pictures.ts';

/** An entry in a list of relations, as the content manager answers it. */
interface Related {
  readonly id: number;
  title?: unknown;
  /** Address of a small picture. Strapi's panel ignores it; ours draws it (admin/src/fields). */
  picture?: string;
}

interface LocationRow {
  readonly id: number;
  readonly world: { readonly name?: string | null } | null;
}

const RELATIONS = /^\/content-manager\/relations\/([^/]+)\/(?:([^/]+)\/)?([^/]+)$/;

/** The attribute that a small picture of an entry is made of, by content type. */
const PICTURED: Readonly<Record<string, string>> = {
  [LOCATION]: 'background',
  [ARTICLE]: 'cover',
  [DASHBOARD]: 'logo',
  'api::contact-person.contact-person': 'photo',
  'api::icon.icon': 'svg',
};

/**
 * Names the world of each location where a form lists locations to lead to, so that two of one title are told apart, and
 * lets them be searched by it; and gives every listed entry a small picture. What an account may read is judged as
 * everywhere.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    const [, model = '', entry, field = ''] = (ctx.method === 'GET' ? RELATIONS.exec(ctx.path) : null) ?? [];
    const attributes = schemaOf(strapi, model)?.attributes as Attributes | undefined;
    const target =
      attributes !== undefined && Object.hasOwn(attributes, field) ? attributes[field]?.target : undefined;
    // A world that lists its own locations need not name itself.
    const isNamed = model !== WORLD && target === LOCATION;
    if (isNamed && entry === undefined) searchInWorlds(ctx.query as Record<string, unknown>);
    await next();
    const { results } = (ctx.body ?? {}) as { readonly results?: unknown };
    if (target === undefined || !Array.isArray(results) || results.length === 0) return;
    if (isNamed) await nameWorlds(strapi, ctx.state, results as readonly Related[]);
    await addPictures(strapi, ctx.state, target, results as readonly Related[]);
  };

async function addPictures(
  strapi: Core.Strapi,
  state: AuthState,
  uid: string,
  results: readonly Related[],
): Promise<void> {
  const attribute = Object.hasOwn(PICTURED, uid) ? PICTURED[uid] : undefined;
  if (attribute === undefined) return;
  const account = permissionsOf(strapi, state);
  const rows: readonly { readonly id: number }[] = await strapi.db.query(uid).findMany({
    // By its language it is decided who may read it.
    select: ['id', ...(isLocalisedType(strapi, uid) ? ['locale'] : [])],
    where: { id: { $in: results.map(({ id }) => id) } },
    populate: {
      [attribute]: attribute === 'background' ? BACKGROUND_PICTURES : true,
      ...PERMISSION_FIELDS,
    },
  });
  const pictures = new Map(
    rows.map((row) => {
      const isReadable = account.can('read', uid, row);
      const shown = isReadable ? Reflect.get(account.readable(uid, row), attribute) : undefined;
      return [row.id, Array.isArray(shown) ? pictureOfBackgrounds(shown) : smallPicture(shown)];
    }),
  );
  for (const result of results) {
    const picture = pictures.get(result.id);
    if (picture !== undefined) result.picture = picture;
  }
}

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
