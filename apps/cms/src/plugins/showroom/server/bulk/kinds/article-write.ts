import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { ARTICLE } from '../../../../../content-model/content-uids.ts';
import { documentsOf } from '../../../../../content-model/documents.ts';
import { writeEntryTranslation } from '../../translations/entry-translation.ts';
import type { ArticleField } from './article-rows.ts';
import { isProductField, productOf } from './product-cells.ts';
import type { Workplace } from './table-kind.ts';

/** New cells of one article in one language. */
type NewCells = Readonly<Partial<Record<ArticleField, string>>>;

/** What a table changes of an article. */
export interface ArticleChange {
  readonly number: number;
  /** Undefined for a new article. */
  readonly documentId: string | undefined;
  /** The languages that it has. */
  readonly locales: readonly string[];
  /** By language, in the order in which they are written. */
  readonly changes: readonly (readonly [string, NewCells])[];
  /** The cells of its product before. */
  readonly product: Parameters<typeof productOf>[0];
  /** The document ids of categories, by the names in the cells. */
  readonly categories: Readonly<Record<string, string>>;
}

/** Writes the drafts of an article: those that it has, those that it lacks, and the article itself if it is new. */
export async function writeArticle(workplace: Workplace, write: ArticleChange): Promise<void> {
  const { account, strapi, rows } = workplace;
  const documents = documentsOf(strapi, ARTICLE);
  const existing = new Set(write.locales);
  let { documentId } = write;
  for (const [locale, values] of write.changes) {
    const data = dataOf(write, locale, values);
    if (documentId === undefined) {
      const created = await documents.create({
        locale,
        status: 'draft',
        data: account.stamp({ ...data, public_id: write.number }, true),
      });
      ({ documentId } = created);
      existing.add(locale);
      continue;
    }
    if (!existing.has(locale)) {
      // It gets the parts of the original, with empty texts.
      const source = existing.has(DEFAULT_LOCALE) ? DEFAULT_LOCALE : ([...existing][0] ?? DEFAULT_LOCALE);
      const wanted = { uid: ARTICLE, documentId, source, target: locale };
      const texts = [{ path: ['title'], value: data['title'] }];
      const input = { basedOn: null, texts, reviewed: [] };
      await writeEntryTranslation(strapi, rows, wanted, { input, account });
      delete data['title'];
      existing.add(locale);
    }
    if (Object.keys(data).length === 0) continue;
    await documents.update({ documentId, locale, status: 'draft', data: account.stamp(data, false) });
  }
}

function dataOf(
  { categories, product }: ArticleChange,
  locale: string,
  values: NewCells,
): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const [field, text] of Object.entries(values)) {
    if (isProductField(field)) continue;
    if (field === 'category') {
      const documentId = text === '' ? undefined : categories[text];
      data[field] = { set: documentId === undefined ? [] : [{ documentId, locale }] };
    } else if (field === 'shown_unlinked') data[field] = text === 'true';
    else data[field] = text === '' ? null : text;
  }
  if (Object.keys(values).some((field) => isProductField(field))) {
    data['product'] = productOf({ ...product, ...values });
  }
  return data;
}
