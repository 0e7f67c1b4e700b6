import { LOCATION } from '../content-model/content-uids.ts';
import { keepGroupAddresses } from './earlier-addresses.ts';
import { refuseTakenAddress } from './location-address.ts';
import type { Rule } from './rule.ts';
import { storedLocation } from './stored.ts';

/** A group's slug is part of the address of its locations: changing it must not make two addresses equal. */
export const groupRule: Rule = {
  prepare: keepGroupAddresses,
  check: async ({ strapi, documentId, action }) => {
    if (action !== 'update') return;
    const rows: { documentId: string }[] = await strapi.db.query(LOCATION).findMany({
      where: { publishedAt: null, group: { documentId } },
      select: ['documentId'],
    });
    for (const id of new Set(rows.map((row) => row.documentId))) {
      const location = await storedLocation(strapi, id);
      if (location !== undefined) await refuseTakenAddress(strapi, location, 'slug');
    }
  },
};
