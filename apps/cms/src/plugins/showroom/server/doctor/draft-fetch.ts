import type { Core } from '@strapi/strapi';
import { documentsOf } from '../../../../content-model/documents.ts';
import { accessCodesIn } from '../../../../query/access-codes.ts';
import { bracketedQuery } from './bracketed-query.ts';

/** No server has this address: requests to it are answered in this process. */
export const IN_PROCESS = 'http://cms.invalid';

export type Status = 'draft' | 'published';

/**
 * Answers the requests of a content load as `/api` would, but in this process and with drafts. Each one is a
 * read by the Document Service, so it includes uncommitted writes of the current transaction.
 *
 * A list is always complete, whatever page the request names, and its total matches.
 *
 * @param status `draft`: the content as it would be if everything were published.
 */
export function draftFetch(strapi: Core.Strapi, status: Status = 'draft'): typeof globalThis.fetch {
  const contentTypes = contentTypesByPath(strapi);
  return async (input) => {
    const { pathname, search } = new URL(String(input));
    if (pathname === '/api/world-access') return json(await accessCodesIn(strapi, status));
    const contentType = contentTypes.get(pathname);
    if (contentType === undefined) return new Response(null, { status: 404 });
    const { pagination: _, ...query } = bracketedQuery(search);
    const documents = documentsOf(strapi, contentType.uid);
    const isSingle = contentType.kind === 'singleType';
    const found = isSingle
      ? await documents.findFirst({ ...query, status })
      : await documents.findMany({ ...query, status, limit: -1 });
    // Over HTTP an empty single type is a 404, which the doctor would report as a broken CMS.
    if (found === null) return json({ data: null });
    const data = await strapi.contentAPI.sanitize.output(found, contentType, {});
    return json({ data, ...(Array.isArray(data) ? { meta: { pagination: { total: data.length } } } : {}) });
  };
}

function json(value: unknown): Response {
  return Response.json(value);
}

function contentTypesByPath(strapi: Core.Strapi) {
  return new Map(
    Object.values(strapi.contentTypes)
      .filter(({ uid }) => uid.startsWith('api::'))
      .map((type) => [
        `/api/${type.kind === 'singleType' ? type.info.singularName : type.info.pluralName}`,
        type,
      ]),
  );
}
