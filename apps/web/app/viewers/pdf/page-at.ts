/** The upper and the lower edge of a page in what is scrolled, in CSS pixels. */
export interface PageEdges {
  readonly top: number;
  readonly bottom: number;
}

/** A page counts as read from where its upper edge has passed this share of the window. */
const READING_LINE = 0.4;

/** Which page is being read, from 1; pages stand in order. */
export function pageAt(pages: readonly PageEdges[], scrollTop: number, height: number): number {
  const line = scrollTop + height * READING_LINE;
  let low = 0;
  let high = pages.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((pages[middle]?.top ?? Infinity) <= line) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}

/** A number that somebody typed as a page; undefined when it is none. */
export function pageOfText(text: string, pageCount: number): number | undefined {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? undefined : Math.min(pageCount, Math.max(1, number));
}
