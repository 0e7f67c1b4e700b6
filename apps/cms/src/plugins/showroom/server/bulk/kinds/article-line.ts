import type { CellChange, LineFault } from '../../../contracts/bulk.ts';
import type { Attributes } from '../../../../../content-model/model.ts';
import { SHARED_FIELDS, TEXT_FIELDS } from './article-rows.ts';
import type { ArticleField } from './article-rows.ts';
import { isProductField, productCellFault, storedProductCell } from './product-cells.ts';
import { isSame, textFault, textOf } from './table-kind.ts';
import type { Targets } from './targets.ts';

export const ARTICLE_FIELDS: readonly ArticleField[] = [...TEXT_FIELDS, ...SHARED_FIELDS];

/** Spreadsheets write truth in the language of their user. */
const FLAGS: Readonly<Record<string, string>> = {
  '': 'false',
  false: 'false',
  falsch: 'false',
  '0': 'false',
  true: 'true',
  wahr: 'true',
  '1': 'true',
};

/** The values of a line's cells, where they can be stored. */
export interface ReadArticle {
  readonly values: ReadonlyMap<ArticleField, string>;
  readonly faults: readonly LineFault[];
}

interface ArticleModel {
  readonly attributes: Attributes;
  /** Those of its product. */
  readonly productAttributes: Attributes;
  readonly categories: Targets;
  readonly locale: string;
}

/** Reads the cells of an article. A column that the table lacks leaves its field as it is. */
export function readArticle(cells: ReadonlyMap<string, unknown>, given: ArticleModel): ReadArticle {
  const { categories } = given;
  const values = new Map<ArticleField, string>();
  const faults: LineFault[] = [];
  for (const column of ARTICLE_FIELDS) {
    if (!cells.has(column)) continue;
    const text = textOf(cells.get(column));
    const fault = faultOf(column, text, given);
    if (fault !== undefined) faults.push(fault);
    else values.set(column, storedForm(column, text, categories));
  }
  return { values, faults };
}

/** A value as the export writes it, so that the same one compares as the same. */
function storedForm(column: ArticleField, text: string, categories: Targets): string {
  if (isProductField(column)) return storedProductCell(column, text);
  if (column === 'shown_unlinked') return FLAGS[text.trim().toLowerCase()] ?? '';
  if (column !== 'category') return text;
  const documentId = categories.find(text.trim());
  return documentId === undefined ? '' : categories.nameOf(documentId);
}

function faultOf(
  column: ArticleField,
  text: string,
  { attributes, productAttributes, categories, locale }: ArticleModel,
): LineFault | undefined {
  if (isProductField(column)) return productCellFault(column, text, productAttributes);
  switch (column) {
    case 'title':
    case 'summary':
      return textFault(attributes[column], column, text);
    case 'category': {
      if (text.trim() === '') return undefined;
      const found = categories.find(text.trim());
      if (found === undefined) return { code: 'unknownTarget', column, what: text };
      return categories.existsIn(found, locale) ? undefined : { code: 'noTargetThere', column, what: text };
    }
    case 'cover_focus':
      return text === '' || attributes[column]?.enum?.includes(text) === true
        ? undefined
        : { code: 'unknownValue', column, what: text };
    case 'shown_unlinked':
      return Object.hasOwn(FLAGS, text.trim().toLowerCase())
        ? undefined
        : { code: 'unknownValue', column, what: text };
  }
}

/** What a line changes of what is stored. */
export function changesOf(
  values: ReadonlyMap<ArticleField, string>,
  stored: Readonly<Record<ArticleField, string>>,
): readonly (CellChange & { readonly column: ArticleField })[] {
  return [...values].flatMap(([column, after]) => {
    const before = stored[column];
    return isSame(before, after) ? [] : [{ column, before, after }];
  });
}
