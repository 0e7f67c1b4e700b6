/** The upper and the lower edge of a page in the scrolled content, in CSS pixels. */
export interface PageEdges {
  readonly top: number;
  readonly bottom: number;
}

/** A page counts as read from where its upper edge has passed this share of the window. */
export const READING_LINE = 0.4;

/** The number of the page that is being read, from 1; the edges are in page order. */
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

/** A page number that the visitor typed; undefined when it is none. */
export function pageOfText(text: string, pageCount: number): number | undefined {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? undefined : Math.min(pageCount, Math.max(1, number));
}
