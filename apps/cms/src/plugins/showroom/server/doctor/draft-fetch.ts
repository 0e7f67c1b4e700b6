import type { Core, UID } from '@strapi/strapi';
import { accessCodesIn } from '../../../../query/access-codes.ts';
import { bracketedQuery } from './bracketed-query.ts';

/** Nobody listens there: what is asked under this address is answered in this process. */
export const IN_PROCESS = 'http://cms.invalid';

export type Status = 'draft' | 'published';

/**
 * Answers the content load as `/api` would, but in this process and with the drafts: every call is a read of
 * the Document Service, so that it also sees what the transaction it stands in has written.
 *
 * A list is answered whole, whatever page is asked for; its total says so.
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
    const documents = strapi.documents(contentType.uid as UID.ContentType);
    const isSingle = contentType.kind === 'singleType';
    const found = isSingle
      ? await documents.findFirst({ ...query, status })
      : await documents.findMany({ ...query, status, limit: -1 });
    // Over HTTP a single type without an entry is not found, which the doctor would call a broken CMS.
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
