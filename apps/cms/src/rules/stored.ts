import type { Core } from '@strapi/strapi';
import { LOCATION } from '../content-model/content-uids.ts';
import type { PayloadCarrier } from '../content-model/content-uids.ts';

export interface StoredWorld {
  readonly documentId: string;
  readonly slug: string;
}

export interface StoredLocation {
  readonly documentId: string;
  readonly title?: string;
  readonly slug?: string;
  readonly payloadId?: string;
  readonly world?: StoredWorld;
  readonly groupSlug?: string;
}

export interface StoredTransition {
  readonly documentId: string;
  readonly payloadId?: string;
  readonly from?: StoredLocation;
  readonly to?: StoredLocation;
  readonly world?: StoredWorld;
}

/**
 * The draft of a location, put together from all its languages: a language that is still missing in a
 * related entry leaves a hole there, although the relation itself holds for all languages.
 */
export async function storedLocation(
  strapi: Core.Strapi,
  documentId: string,
): Promise<StoredLocation | undefined> {
  const rows = await strapi.db
    .query(LOCATION)
    .findMany({ where: { documentId, publishedAt: null }, ...LOCATION_PARTS });
  return rows.length === 0 ? undefined : mergeLocation(rows);
}

/** The draft of a transition or portal with the locations at its ends, put together in the same way. */
export async function storedTransition(
  strapi: Core.Strapi,
  uid: Exclude<PayloadCarrier, typeof LOCATION>,
  documentId: string,
): Promise<StoredTransition | undefined> {
  const hasWorld = 'world' in strapi.contentType(uid).attributes;
  const rows: Row[] = await strapi.db.query(uid).findMany({
    where: { documentId, publishedAt: null },
    select: ['documentId', 'payloadId'],
    populate: { from: LOCATION_PARTS, to: LOCATION_PARTS, ...(hasWorld ? { world: WORLD_PARTS } : {}) },
  });
  if (rows.length === 0) return undefined;
  const ends = {
    from: rows.flatMap(({ from }) => (from ? [from] : [])),
    to: rows.flatMap(({ to }) => (to ? [to] : [])),
  };
  return {
    documentId,
    ...present('payloadId', firstOf(rows, 'payloadId')),
    ...present('from', ends.from.length > 0 ? mergeLocation(ends.from) : undefined),
    ...present('to', ends.to.length > 0 ? mergeLocation(ends.to) : undefined),
    ...present('world', firstOf(rows, 'world')),
  };
}

interface Row {
  readonly documentId: string;
  readonly payloadId?: string | null;
  readonly from?: LocationRow | null;
  readonly to?: LocationRow | null;
  readonly world?: StoredWorld | null;
}

interface LocationRow {
  readonly documentId: string;
  readonly title?: string | null;
  readonly slug?: string | null;
  readonly payloadId?: string | null;
  readonly world?: StoredWorld | null;
  readonly group?: { readonly slug: string } | null;
}

const WORLD_PARTS = { select: ['documentId', 'slug'] };
const LOCATION_PARTS = {
  select: ['documentId', 'title', 'slug', 'payloadId'],
  populate: { world: WORLD_PARTS, group: { select: ['slug'] } },
};

function mergeLocation(rows: readonly LocationRow[]): StoredLocation {
  return {
    documentId: rows[0]?.documentId ?? '',
    ...present('title', firstOf(rows, 'title')),
    ...present('slug', firstOf(rows, 'slug')),
    ...present('payloadId', firstOf(rows, 'payloadId')),
    ...present('world', firstOf(rows, 'world')),
    ...present('groupSlug', firstOf(rows, 'group')?.slug),
  };
}

function firstOf<Entry, Name extends keyof Entry>(
  rows: readonly Entry[],
  name: Name,
): NonNullable<Entry[Name]> | undefined {
  for (const row of rows) {
    const value = row[name];
    if (value !== null && value !== undefined && value !== '') return value;
  }
  return undefined;
}

function present<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): Partial<Record<Name, Value>> {
  return value === undefined ? {} : ({ [name]: value } as Record<Name, Value>);
}
