import { setImmediate } from 'node:timers/promises';
import { PERMISSION_FIELDS } from '../../../../../accounts/permissions.ts';
import { ARTICLE } from '../../../../../content-model/content-uids.ts';
import { isProductField, PRODUCT_FIELDS, productCells } from './product-cells.ts';
import { versionOf } from './table-kind.ts';
import type { Workplace } from './table-kind.ts';
import type { Targets } from './targets.ts';

/** The fields of an article that a table holds: those of each language, and those that all languages share. */
export const TEXT_FIELDS = ['title', 'summary'] as const;
export const SHARED_FIELDS = ['category', 'cover_focus', 'shown_unlinked', ...PRODUCT_FIELDS] as const;
export type ArticleField = (typeof TEXT_FIELDS)[number] | (typeof SHARED_FIELDS)[number];

/** The draft of an article in one language. */
export interface ArticleRow {
  readonly id: number;
  readonly documentId: string;
  readonly locale: string;
  readonly public_id: number | null;
  readonly createdBy: unknown;
  /** When it was last written. */
  readonly version: string;
  readonly texts: Readonly<Record<ArticleField, string>>;
}

/** A field by the name that permissions know. */
export function permittedField(field: ArticleField): string {
  return isProductField(field) ? `product.${field}` : field;
}

const PAGE = 500;

/** All drafts of articles, in the order of their creation. */
export async function* articleRows(
  { strapi }: Workplace,
  categories: Targets,
): AsyncGenerator<readonly ArticleRow[]> {
  for (let offset = 0, isLast = false; !isLast; offset += PAGE) {
    const found: readonly Readonly<Record<string, unknown>>[] = await strapi.db.query(ARTICLE).findMany({
      where: { publishedAt: null },
      select: [
        'id',
        'documentId',
        'locale',
        'updatedAt',
        'public_id',
        ...TEXT_FIELDS,
        'cover_focus',
        'shown_unlinked',
      ],
      populate: { category: { select: ['id', 'documentId'] }, product: true, ...PERMISSION_FIELDS },
      orderBy: { id: 'asc' },
      offset,
      limit: PAGE,
    });
    yield found.map((row) => {
      const category = row['category'] as { readonly documentId: string } | null;
      return {
        id: Number(row['id']),
        documentId: String(row['documentId']),
        locale: String(row['locale']),
        public_id: row['public_id'] as number | null,
        createdBy: row['createdBy'],
        version: versionOf(row),
        texts: {
          title: stored(row['title']),
          summary: stored(row['summary']),
          category: category === null ? '' : categories.nameOf(category.documentId),
          cover_focus: stored(row['cover_focus']),
          shown_unlinked: stored(row['shown_unlinked'] ?? false),
          ...productCells(row['product'] as Readonly<Record<string, unknown>> | null),
        },
      };
    });
    isLast = found.length < PAGE;
    // Others want to be served as well.
    await setImmediate();
  }
}

function stored(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}
