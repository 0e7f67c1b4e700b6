import type { Core } from '@strapi/strapi';
import { withEarlierName } from '@vitrine/core/links/earlier-names';
import { GROUP, LOCATION, WORLD } from '../content-model/content-uids.ts';
import { addressOf } from './location-address.ts';
import type { Write } from './rule.ts';
import { storedLocation } from './stored.ts';

interface ShownLocation {
  readonly documentId: string;
  readonly slug: string | null;
  readonly earlier_addresses: string | null;
  readonly group: { readonly slug: string } | null;
  readonly world: { readonly documentId: string } | null;
}

const SHOWN = {
  select: ['documentId', 'slug', 'earlier_addresses'],
  populate: { group: { select: ['slug'] }, world: { select: ['documentId'] } },
};

/**
 * Remembers the address that visitors know when a location is published with another one, so that it leads to the new
 * one. A location that has moved to another world keeps none: its old address was in a showroom that it left.
 */
export async function keepAddress({ strapi, action, documentId }: Write): Promise<void> {
  if (action !== 'publish' || documentId === undefined) return;
  const shown: ShownLocation | null = await strapi.db
    .query(LOCATION)
    .findOne({ where: { documentId, publishedAt: { $notNull: true } }, ...SHOWN });
  const draft = await storedLocation(strapi, documentId);
  if (shown === null || draft === undefined || shown.world?.documentId !== draft.world?.documentId) return;
  await remember(strapi, LOCATION, 'earlier_addresses', {
    documentId,
    earlier: segmentOf(shown, shown.group?.slug),
    current: addressOf(draft),
  });
}

/** The same for a world, whose slug is the first part of every address in it. */
export async function keepWorldSlug({ strapi, action, documentId }: Write): Promise<void> {
  if (action !== 'publish' || documentId === undefined) return;
  const slugOf = async (publishedAt: object | null): Promise<string | undefined> =>
    (await strapi.db.query(WORLD).findOne({ where: { documentId, publishedAt }, select: ['slug'] }))?.slug;
  await remember(strapi, WORLD, 'earlier_slugs', {
    documentId,
    earlier: await slugOf({ $notNull: true }),
    current: await slugOf(null),
  });
}

/** The same for the locations of a group, whose slug begins theirs: it has no drafts, and counts once it is saved. */
export async function keepGroupAddresses({ strapi, action, documentId, data }: Write): Promise<void> {
  const slug = data['slug'];
  if (action !== 'update' || documentId === undefined || typeof slug !== 'string') return;
  const group: { readonly slug: string } | null = await strapi.db
    .query(GROUP)
    .findOne({ where: { documentId }, select: ['slug'] });
  if (group === null || group.slug === slug) return;
  const shown: readonly ShownLocation[] = await strapi.db
    .query(LOCATION)
    .findMany({ where: { group: { documentId }, publishedAt: { $notNull: true } }, ...SHOWN });
  for (const location of shown) {
    await remember(strapi, LOCATION, 'earlier_addresses', {
      documentId: location.documentId,
      earlier: segmentOf(location, group.slug),
      current: segmentOf(location, slug),
    });
  }
}

function segmentOf({ slug }: ShownLocation, groupSlug: string | undefined): string | undefined {
  if (slug === null) return undefined;
  return addressOf({ slug, ...(groupSlug === undefined ? {} : { groupSlug }) });
}

/** Writes into the drafts and the published versions of all languages, which share the field. */
async function remember(
  strapi: Core.Strapi,
  uid: typeof LOCATION | typeof WORLD,
  field: 'earlier_addresses' | 'earlier_slugs',
  names: {
    readonly documentId: string;
    readonly earlier: string | undefined;
    readonly current: string | undefined;
  },
): Promise<void> {
  const { documentId, earlier, current } = names;
  if (earlier === undefined || current === undefined || earlier === current) return;
  const row = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, publishedAt: null }, select: [field] });
  // Strapi's query API would change `updatedAt`, by which unfinished changes of other languages are recognised.
  await strapi.db
    .queryBuilder(uid)
    .where({ documentId })
    .update({ [field]: withEarlierName(row?.[field], { earlier, current }) })
    .execute();
}
