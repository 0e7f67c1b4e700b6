/** Pages side by side, by their numbers from 1, in order. */
export type PageRow = readonly [number, ...number[]];

/** How pages are put into rows. */
export interface RowRules {
  readonly pageCount: number;
  readonly columns: 1 | 2;
  /** Whether a pair begins after the first page, as in a bound book: that page is alone. */
  readonly isFirstAlone: boolean;
}

/** The rows of a document. */
export function pageRows({ pageCount, columns, isFirstAlone }: RowRules): readonly PageRow[] {
  const rows: PageRow[] = [];
  for (let page = 1; page <= pageCount;) {
    const isPair = columns === 2 && page < pageCount && !(isFirstAlone && page === 1);
    rows.push(isPair ? [page, page + 1] : [page]);
    page += isPair ? 2 : 1;
  }
  return rows;
}

/** The index of the row that a page is in. */
export function rowOf(rows: readonly PageRow[], page: number): number {
  return Math.max(
    0,
    rows.findIndex((row) => row.includes(page)),
  );
}

/** The page to turn to, one row on or back; the page itself at both ends. */
export function turnedPage(rows: readonly PageRow[], page: number, direction: 1 | -1): number {
  return rows[rowOf(rows, page) + direction]?.[0] ?? page;
}

/** The page that is read when a row has come into view: still the one that the visitor went to, if it is in it. */
export function readPage(rows: readonly PageRow[], row: number, before: number): number {
  const pages = rows[row];
  if (pages === undefined || pages.includes(before)) return before;
  return pages[0];
}
