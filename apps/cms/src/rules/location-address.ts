import type { Core } from '@strapi/strapi';
import { ownerOfSegment } from '@vitrine/core/links/reserved-segments';
import { LOCATION } from '../content-model/content-uids.ts';
import { refusal } from './refusal.ts';
import type { StoredLocation } from './stored.ts';

/** The location part of an address: the group's slug and a dash before the location's own (specification section 2). */
export function addressOf(location: {
  readonly slug?: string;
  readonly groupSlug?: string;
}): string | undefined {
  if (location.slug === undefined) return undefined;
  return location.groupSlug === undefined ? location.slug : `${location.groupSlug}-${location.slug}`;
}

/**
 * Refuses a location whose address belongs to a page of the product, or to another location of its world. Group `a`
 * with slug `b-c` and group `a-b` with slug `c` give the same address, so the whole address is compared.
 *
 * @param field Where the editor sees the error.
 */
export async function refuseTakenAddress(
  strapi: Core.Strapi,
  location: StoredLocation,
  field: string,
): Promise<void> {
  const address = addressOf(location);
  if (address === undefined) return;
  const owner = ownerOfSegment(address);
  if (owner !== undefined) {
    throw refusal(field, `The address “${address}” belongs to ${owner}: choose another slug or group.`);
  }
  if (location.world === undefined) return;
  const others: { slug: string; title: string | null; group: { slug: string } | null }[] = await strapi.db
    .query(LOCATION)
    .findMany({
      where: {
        documentId: { $ne: location.documentId },
        slug: { $in: endings(address) },
        world: { documentId: location.world.documentId },
      },
      select: ['slug', 'title'],
      populate: { group: { select: ['slug'] } },
    });
  const twin = others.find(
    ({ slug, group }) => addressOf({ slug, ...(group ? { groupSlug: group.slug } : {}) }) === address,
  );
  if (twin !== undefined) {
    throw refusal(
      field,
      `The location “${twin.title ?? twin.slug}” already has the address /${location.world.slug}/${address}: choose another slug or group.`,
    );
  }
}

/** Every slug that could be at the end of the address: `a-b-c`, `b-c`, `c`. */
function endings(address: string): string[] {
  const words = address.split('-');
  return words.map((_, index) => words.slice(index).join('-'));
}
