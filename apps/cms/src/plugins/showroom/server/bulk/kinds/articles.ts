import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { ARTICLE } from '../../../../../content-model/content-uids.ts';
import type { ExaminedLine, LineFault } from '../../../contracts/bulk.ts';
import { readWorldUse } from '../../content/world-use.ts';
import type { TableLine } from '../table/read-table.ts';
import { ARTICLE_FIELDS, changesOf, readArticle } from './article-line.ts';
import { articleRows, permittedField, SHARED_FIELDS } from './article-rows.ts';
import type { ArticleField, ArticleRow } from './article-rows.ts';
import { writeArticle } from './article-write.ts';
import type { ArticleChange } from './article-write.ts';
import { PRODUCT_FIELDS, productCells, productFaults } from './product-cells.ts';
import { rightLine, textOf, wrongLine } from './table-kind.ts';
import type { EntryTask, TableKind, Workplace } from './table-kind.ts';
import { readTargets } from './targets.ts';
import type { Targets } from './targets.ts';

const CATEGORY = 'api::article-category.article-category';
const PRODUCT = 'article.product';
const NUMBER = /^\d{1,9}$/;
const SHARED: ReadonlySet<string> = new Set(SHARED_FIELDS);

/**
 * Articles, one line for each language, by their number: it is the same in every language and in every CMS, and
 * editors choose it for new ones.
 */
export const articles: TableKind = {
  columns: ['article', 'language', ...ARTICLE_FIELDS],
  keys: ['article', 'language'],
  hasLanguageColumns: false,

  async *exportLines(workplace, { world }) {
    const { strapi, rows } = workplace;
    const use = world === undefined ? undefined : await readWorldUse(strapi, rows, [DEFAULT_LOCALE]);
    for await (const page of articleRows(workplace, await readTargets(workplace, CATEGORY))) {
      for (const row of page) {
        if (world !== undefined && use?.worldsOf(ARTICLE, row.documentId).includes(world) !== true) continue;
        const seen = seenBy(workplace, row);
        if (seen === undefined || row.public_id === null) continue;
        yield { article: String(row.public_id), language: row.locale, ...seen };
      }
    }
  },

  async examine(workplace, table) {
    const categories = await readTargets(workplace, CATEGORY);
    const numbers = new Set(table.lines.map(({ cells }) => textOf(cells?.get('article')).trim()));
    const stored = new Map<string, Map<string, ArticleRow>>();
    for await (const page of articleRows(workplace, categories)) {
      for (const row of page) {
        const number = String(row.public_id);
        if (!numbers.has(number)) continue;
        stored.set(number, (stored.get(number) ?? new Map<string, ArticleRow>()).set(row.locale, row));
      }
    }
    const examiner = new Examiner(workplace, categories, stored);
    const lines = table.lines.map((line) => examiner.examine(line));
    return { lines, tasks: examiner.tasks() };
  },

  write: (workplace, change) => writeArticle(workplace, change as ArticleChange),
};

/** What the account may read of an article; undefined if it may not read it at all. */
function seenBy({ account }: Workplace, row: ArticleRow): Readonly<Record<ArticleField, string>> | undefined {
  if (!account.can('read', ARTICLE, row, ['public_id'])) return undefined;
  const seen = { ...row.texts };
  for (const field of ARTICLE_FIELDS) {
    if (!account.can('read', ARTICLE, row, [permittedField(field)])) seen[field] = '';
  }
  return seen;
}

/** What the lines of one article change. */
interface Draft {
  readonly entry: string;
  readonly lines: number[];
  readonly changes: Map<string, ReadonlyMap<ArticleField, string>>;
  /** What its first line says of the fields that all languages share, and that line. */
  readonly shared: Map<ArticleField, { readonly value: string; readonly line: number }>;
}

class Examiner {
  readonly #workplace: Workplace;
  readonly #categories: Targets;
  readonly #stored: ReadonlyMap<string, ReadonlyMap<string, ArticleRow>>;
  readonly #seen = new Map<string, number>();
  readonly #drafts = new Map<string, Draft>();

  constructor(
    workplace: Workplace,
    categories: Targets,
    stored: ReadonlyMap<string, ReadonlyMap<string, ArticleRow>>,
  ) {
    this.#workplace = workplace;
    this.#categories = categories;
    this.#stored = stored;
  }

  examine({ number: line, cells }: TableLine): ExaminedLine {
    if (cells === undefined) return wrongLine(line, '', [{ code: 'cells' }]);
    const key = textOf(cells.get('article')).trim();
    const locale = textOf(cells.get('language')).trim();
    const title = textOf(cells.get('title')) || key;
    if (key === '') return wrongLine(line, title, [{ code: 'noKey', column: 'article' }]);
    if (!NUMBER.test(key))
      return wrongLine(line, title, [{ code: 'unknownEntry', column: 'article', what: key }]);
    if (!this.#workplace.locales.includes(locale)) {
      return wrongLine(line, title, [{ code: 'unknownLanguage', column: 'language', what: locale }]);
    }
    const number = String(Number(key));
    const name = `${number} ${locale}`;
    const earlier = this.#seen.get(name);
    if (earlier !== undefined) return wrongLine(line, title, [{ code: 'duplicate', what: String(earlier) }]);
    this.#seen.set(name, line);

    const versions = this.#stored.get(number) ?? new Map<string, ArticleRow>();
    const existing = versions.get(locale);
    const original = existing ?? versions.get(DEFAULT_LOCALE) ?? [...versions.values()][0];
    const seen = original === undefined ? undefined : seenBy(this.#workplace, original);
    if (original !== undefined && seen === undefined) return wrongLine(line, title, [{ code: 'mayNotRead' }]);
    const { attributesOf } = this.#workplace.rows;
    const { values, faults } = readArticle(cells, {
      attributes: attributesOf(ARTICLE),
      productAttributes: attributesOf(PRODUCT),
      categories: this.#categories,
      locale,
    });
    const before = {
      title: '',
      summary: '',
      category: '',
      cover_focus: '',
      shown_unlinked: 'false',
      ...productCells(null),
      ...seen,
      ...(existing === undefined ? { title: '', summary: '' } : {}),
    };
    const changes = changesOf(values, before);
    const draft: Draft = this.#drafts.get(number) ?? {
      entry: before.title || original?.texts.title || title,
      lines: [],
      changes: new Map<string, ReadonlyMap<ArticleField, string>>(),
      shared: new Map(),
    };
    const found: LineFault[] = [
      ...faults,
      ...(existing === undefined && !values.has('title') && faults.every(({ column }) => column !== 'title')
        ? [{ code: 'missing', column: 'title' } as const]
        : []),
      ...(faults.length > 0
        ? []
        : productFaults(before, new Map(changes.map(({ column, after }) => [column, after])))),
      ...contradictions(draft, values),
      ...this.#rightsFault(original, existing, {
        locale,
        fields: changes.map(({ column }) => permittedField(column)),
      }),
    ];
    if (found.length > 0) return wrongLine(line, draft.entry, found);
    this.#drafts.set(number, draft);
    for (const [field, value] of values) {
      if (SHARED.has(field) && !draft.shared.has(field)) draft.shared.set(field, { value, line });
    }
    if (changes.length > 0) {
      draft.lines.push(line);
      draft.changes.set(locale, new Map(changes.map(({ column, after }) => [column, after])));
    }
    return rightLine(line, draft.entry, { isNew: existing === undefined, changes });
  }

  #rightsFault(
    original: ArticleRow | undefined,
    existing: ArticleRow | undefined,
    { locale, fields }: { readonly locale: string; readonly fields: readonly string[] },
  ): readonly LineFault[] {
    if (existing !== undefined && fields.length === 0) return [];
    const { account } = this.#workplace;
    if (original === undefined) {
      return account.can('create', ARTICLE, account.newRow(locale), ['public_id', ...fields])
        ? []
        : [{ code: 'mayNotCreate' }];
    }
    return account.can('update', ARTICLE, { ...original, locale }, fields) ? [] : [{ code: 'mayNotWrite' }];
  }

  #categoriesOf(
    changes: ReadonlyMap<string, ReadonlyMap<ArticleField, string>>,
  ): Readonly<Record<string, string>> {
    const names = [...changes.values()].flatMap((cells) => cells.get('category') ?? []);
    return Object.fromEntries(
      names.flatMap((name) => {
        const documentId = this.#categories.find(name);
        return documentId === undefined ? [] : [[name, documentId]];
      }),
    );
  }

  tasks(): readonly EntryTask[] {
    return [...this.#drafts]
      .filter(([, { changes }]) => changes.size > 0)
      .map(([number, { entry, lines, changes }]): EntryTask => {
        const versions = [...(this.#stored.get(number)?.values() ?? [])];
        const documentId = versions[0]?.documentId;
        return {
          uid: ARTICLE,
          documentId,
          entry,
          lines,
          basedOn: Object.fromEntries(versions.map(({ locale, version }) => [locale, version])),
          table: 'articles',
          change: {
            number: Number(number),
            documentId,
            locales: versions.map(({ locale }) => locale),
            changes: [...changes].map(([locale, cells]) => [locale, Object.fromEntries(cells)]),
            product: onlyProduct(versions[0]?.texts ?? productCells(null)),
            categories: this.#categoriesOf(changes),
          } satisfies ArticleChange,
        };
      });
  }
}

function onlyProduct(cells: ArticleChange['product']): ArticleChange['product'] {
  return Object.fromEntries(PRODUCT_FIELDS.map((field) => [field, cells[field]])) as ArticleChange['product'];
}

/** Two lines that say different things of a field that all languages share: the last would win, and each time. */
function contradictions(draft: Draft, values: ReadonlyMap<ArticleField, string>): readonly LineFault[] {
  return [...values].flatMap(([field, value]) => {
    const other = draft.shared.get(field);
    return other === undefined || other.value === value
      ? []
      : [{ code: 'shared', column: field, what: String(other.line) } as const];
  });
}
