import { isReservedSegment } from '@vitrine/core/links/reserved-segments';
import { WORLD } from '../content-model/content-uids.ts';
import { showFirstWorld } from './first-choices.ts';
import { refusal } from './refusal.ts';
import type { Rule } from './rule.ts';
import { settleAccessCode } from './world-code.ts';

/**
 * A world's slug is the first part of its addresses, so it must lead to this world only. A world that requires a code
 * has one.
 */
export const worldRule: Rule = {
  check: async ({ strapi, documentId, isPublished }) => {
    const world = await strapi.db.query(WORLD).findOne({
      where: { documentId, publishedAt: null, slug: { $notNull: true } },
      select: ['slug'],
    });
    if (world === null) return;
    if (isReservedSegment(world.slug)) {
      throw refusal(
        'slug',
        `The address /${world.slug} leads to a language or page of its own: choose another slug.`,
      );
    }
    const twin = await strapi.db.query(WORLD).findOne({
      where: { documentId: { $ne: documentId }, slug: world.slug },
      select: ['name'],
    });
    if (twin !== null) {
      throw refusal(
        'slug',
        `The world “${twin.name}” already has the slug “${world.slug}”: choose another one.`,
      );
    }
    if (!isPublished) return;
    await settleAccessCode(strapi, documentId);
    await showFirstWorld(strapi, documentId);
  },
};
