/** The id of the beginning of an article. */
export const TOP_ID = 'article-top';

/** The id of the variants of a product. */
export const VARIANTS_ID = 'article-variants';

/** The id of a section, by its position. */
export function sectionId(index: number): string {
  return `article-section-${index}`;
}
