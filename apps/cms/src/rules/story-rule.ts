import type { Core } from '@strapi/strapi';
import { STORY } from '../content-model/content-uids.ts';
import { refusal } from './refusal.ts';
import type { Rule } from './rule.ts';

/** A story's slug is the last part of its address, so it must lead to this story only. A published story has a stop. */
export const storyRule: NonNullable<Rule['check']> = async ({ strapi, documentId, isPublished }) => {
  if (isPublished) await refuseWithoutStops(strapi, documentId);
  const story = await strapi.db.query(STORY).findOne({
    where: { documentId, publishedAt: null, slug: { $notNull: true } },
    select: ['slug'],
  });
  if (story === null) return;
  const twin = await strapi.db.query(STORY).findOne({
    where: { documentId: { $ne: documentId }, slug: story.slug },
    select: ['title'],
  });
  if (twin === null) return;
  throw refusal(
    'slug',
    `The story “${twin.title}” already has the slug “${story.slug}”: choose another one.`,
  );
};

/** One language is enough: the others show its stops. */
async function refuseWithoutStops(strapi: Core.Strapi, documentId: string): Promise<void> {
  const versions: readonly { readonly stops: readonly object[] }[] = await strapi.db.query(STORY).findMany({
    where: { documentId, publishedAt: { $notNull: true } },
    select: ['id'],
    populate: { stops: { select: ['id'] } },
  });
  if (versions.some(({ stops }) => stops.length > 0)) return;
  throw refusal('stops', 'A story leads somewhere: add a stop before you publish it.');
}
