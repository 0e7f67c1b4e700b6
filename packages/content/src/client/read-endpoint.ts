import { z } from 'zod';
import { paramPairs } from '../endpoints/endpoint.ts';
import type { Endpoint } from '../endpoints/endpoint.ts';
import { populateQuery } from '../endpoints/populate.ts';
import { ContentError } from '../errors.ts';
import { requestJson } from './request-json.ts';
import type { CmsConnection } from './request-json.ts';

/**
 * Entries requested at once. Strapi's `limit=-1` means “as many as the server's cap”, and some versions read the text
 * `-1` as 1, so the client requests pages; it follows a lower cap of the server.
 */
const PAGE_SIZE = 100;

/** No showroom has more: above this, the server's list counts as endless. */
const MAXIMUM_PAGES = 5_000;

const envelopeSchema = z.object({
  data: z.union([z.null(), z.array(z.unknown()), z.record(z.string(), z.unknown())]),
  meta: z
    .object({
      pagination: z
        .object({
          total: z.number().int().nonnegative().optional().catch(undefined),
          limit: z.number().int().positive().optional().catch(undefined),
        })
        .optional()
        .catch(undefined),
    })
    .optional()
    .catch(undefined),
});

/**
 * Reads all entries of an endpoint, page by page.
 *
 * @param locale Added for a localised endpoint.
 * @returns The entries of a collection, the one entry of a single type, or none for `data: null`. The wire form is
 * left as it is.
 * @throws ContentError as {@link requestJson}, and `invalid` when the answer has no `data`.
 */
export async function readEndpoint(
  connection: CmsConnection,
  endpoint: Endpoint,
  locale?: string,
): Promise<readonly unknown[]> {
  const { pairs, wantsAll } = queryOf(endpoint, locale);
  const entries: unknown[] = [];
  for (let page = 0; page < MAXIMUM_PAGES; page += 1) {
    const paging: [string, string][] = wantsAll
      ? [
          ['sort', 'id:asc'],
          ['pagination[start]', String(entries.length)],
          ['pagination[limit]', String(PAGE_SIZE)],
        ]
      : [];
    const envelope = await requestEnvelope(connection, `${endpoint.url}?${queryText([...pairs, ...paging])}`);
    if (!Array.isArray(envelope.data)) return envelope.data === null ? [] : [envelope.data];
    if (page > 0 && isSameEntry(envelope.data[0], entries[0])) return entries;
    for (const entry of envelope.data) entries.push(entry);
    const { total, limit } = envelope.meta?.pagination ?? {};
    const isLast =
      total === undefined ? envelope.data.length !== (limit ?? PAGE_SIZE) : entries.length >= total;
    if (!wantsAll || isLast || envelope.data.length === 0) return entries;
  }
  throw new ContentError('invalid', `The CMS's list at ${endpoint.url} has no end.`, { path: endpoint.url });
}

async function requestEnvelope(connection: CmsConnection, path: string) {
  const endpointPath = path.split('?')[0] ?? path;
  const parsed = envelopeSchema.safeParse(await requestJson(connection, path));
  if (!parsed.success) {
    throw new ContentError('invalid', `The CMS's answer for ${endpointPath} has no data.`, {
      path: endpointPath,
    });
  }
  return parsed.data;
}

/** A server without paging sends the first page again. */
function isSameEntry(left: unknown, right: unknown): boolean {
  return left !== undefined && JSON.stringify(left) === JSON.stringify(right);
}

/** `populate` is collected and translated, `limit=-1` becomes paging, the rest is sent unchanged. */
function queryOf(endpoint: Endpoint, locale: string | undefined) {
  const given = paramPairs(endpoint.params);
  const wantsAll = given.some(([name, value]) => name === 'limit' && value === '-1');
  const pairs = [
    ...populateQuery(given.filter(([name]) => name === 'populate').map(([, path]) => path)),
    ...given.filter(([name, value]) => name !== 'populate' && !(name === 'limit' && value === '-1')),
  ];
  if (endpoint.localized && locale !== undefined) pairs.push(['locale', locale]);
  return { pairs, wantsAll };
}

/** Brackets stay readable, as Strapi's documentation writes them; they are legal in a query. */
function queryText(pairs: readonly (readonly [string, string])[]): string {
  return pairs
    .map(([name, value]) => `${encodeURI(name)}=${encodeURIComponent(value)}`)
    .join('&')
    .replaceAll('%5B', '[')
    .replaceAll('%5D', ']');
}
