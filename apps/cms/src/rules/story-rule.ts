import { STORY } from '../content-model/content-uids.ts';
import { refusal } from './refusal.ts';
import type { Rule } from './rule.ts';

/** A story's slug is the last part of its address, so it must lead to this story only. */
export const storyRule: NonNullable<Rule['check']> = async ({ strapi, documentId }) => {
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
