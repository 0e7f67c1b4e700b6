import type { Scene } from '../tour.ts';

/** First parts of addresses that mean something else (the CMS refuses them, too). */
const RESERVED = new Set([
  'login',
  'power-save-mode',
  'assets',
  'box-api',
  'healthz',
  'metrics',
  'readyz',
  'version',
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'ru',
]);

/** Names made of slugs stay within what the CMS keeps of a text and a file system of a name. */
const LONGEST_SLUG = 60;

/** What a text is reduced to in an address: small letters a to z, digits and dashes; empty where nothing is left. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replaceAll(/^-+|-+$/g, '');

/** The slug of the world that a tour becomes. */
export const worldSlugOf = (title: string): string => {
  const slug = slugOf(title);
  if (slug === '') return 'tour';
  return RESERVED.has(slug) ? `${slug}-tour` : slug;
};

/**
 * A slug for each scene, by its id: made of the id, which stays when titles are reworded; of the title where the id
 * has no letters that addresses take.
 */
export const sceneSlugs = (scenes: readonly Scene[]): ReadonlyMap<string, string> => {
  const slugs = new Map<string, string>();
  const taken = new Set(RESERVED);
  for (const [index, { id, title }] of scenes.entries()) {
    // The Marzipano Tool counts its scenes in their ids, krpano marks its own.
    const own = slugOf(id.replace(/^\d+-(?=\D)|^scene_(?=.)/i, ''));
    const base = own === '' ? slugOf(title) || `scene-${index + 1}` : own;
    let slug = base;
    for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
    taken.add(slug);
    slugs.set(id, slug);
  }
  return slugs;
};
