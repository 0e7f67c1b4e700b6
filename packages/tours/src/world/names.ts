import { isReservedSegment, ownerOfSegment } from '@vitrine/core/links/reserved-segments';
import { slugOf } from '@vitrine/core/links/slug-of';
import type { Scene } from '../tour.ts';

/** Names made of slugs must fit the limits of the CMS's texts and of file systems. */
const MAX_SLUG_LENGTH = 60;

/** A slug that is not too long for either. */
function shortSlugOf(text: string): string {
  return slugOf(text).slice(0, MAX_SLUG_LENGTH).replace(/-$/, '');
}

/** The slug of the world that a tour becomes. */
export function worldSlugOf(title: string): string {
  const slug = shortSlugOf(title);
  if (slug === '') return 'tour';
  return isReservedSegment(slug) ? `${slug}-tour` : slug;
}

/**
 * A slug for each scene, by its id: made of the id, which stays when titles are reworded; of the title where the id
 * has no letters that addresses take.
 */
export function sceneSlugs(scenes: readonly Scene[]): ReadonlyMap<string, string> {
  const slugs = new Map<string, string>();
  const taken = new Set<string>();
  for (const [index, { id, title }] of scenes.entries()) {
    // The Marzipano Tool counts its scenes in their ids, krpano marks its own.
    const own = shortSlugOf(id.replace(/^\d+-(?=\D)|^scene_(?=.)/i, ''));
    const base = own === '' ? shortSlugOf(title) || `scene-${index + 1}` : own;
    let slug = base;
    for (let number = 2; taken.has(slug) || ownerOfSegment(slug) !== undefined; number += 1)
      slug = `${base}-${number}`;
    taken.add(slug);
    slugs.set(id, slug);
  }
  return slugs;
}
