import type { Core } from '@strapi/strapi';
import { plainPaths } from '../query/plain-paths.ts';
import { schemaOf as schemaIn } from '../content-model/model.ts';
import { populateTree } from '../content-model/populate-tree.ts';
import type { PopulatableSchema } from '../content-model/populate-tree.ts';

type ContentType = Core.Strapi['contentTypes'][keyof Core.Strapi['contentTypes']];

/**
 * Makes the content API accept section 7 of the specification: a plain `limit` (`-1`: all) and `populate` as a plain
 * list of relations. The content API refuses requests without a token, so their query is left unchanged.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  const contentTypeOf = contentTypesByPath(strapi);
  const schemaOf = (uid: string) => schemaIn(strapi, uid) as PopulatableSchema | undefined;
  return async (ctx, next) => {
    const contentType =
      ctx.method === 'GET' && ctx.get('authorization') !== '' ? contentTypeOf(ctx.path) : undefined;
    if (contentType !== undefined) {
      // Mutated: assigning `ctx.query` would turn its numbers and trees back into text.
      const query = ctx.query as Record<string, unknown>;
      translateLimit(query);
      const paths = plainPaths(query['populate']);
      if (paths !== undefined) {
        query['populate'] = populateTree({ paths, schema: contentType as PopulatableSchema, schemaOf });
      }
    }
    return next();
  };
};

/** `/api/worlds`, `/api/worlds/<documentId>`, `/api/app-setting`. */
function contentTypesByPath(strapi: Core.Strapi): (path: string) => ContentType | undefined {
  const prefix = String(strapi.config.get('api.rest.prefix', '/api'));
  let byName: Map<string, ContentType> | undefined;
  return (path) => {
    if (!path.startsWith(`${prefix}/`)) return undefined;
    byName ??= new Map(
      Object.values(strapi.contentTypes)
        .filter(({ uid }) => uid.startsWith('api::'))
        .map((type) => [type.kind === 'singleType' ? type.info.singularName : type.info.pluralName, type]),
    );
    return byName.get(path.slice(prefix.length + 1).split('/', 1)[0] ?? '');
  };
}

/** Strapi takes only the number -1 as “all”, and `start` and `limit` only below `pagination`. */
function translateLimit(query: Record<string, unknown>): void {
  const given = query['pagination'];
  const pagination = typeof given === 'object' && given !== null ? { ...given } : {};
  for (const name of ['start', 'limit'] as const) {
    if (query[name] === undefined) continue;
    if (!Object.hasOwn(pagination, name)) Object.assign(pagination, { [name]: query[name] });
    delete query[name];
  }
  if ('limit' in pagination && String(pagination.limit) === '-1') pagination.limit = -1;
  if (Object.keys(pagination).length > 0) query['pagination'] = pagination;
}
