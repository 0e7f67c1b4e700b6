import { limitScale, wholeScale, widthScale } from './zoom.ts';
import type { Size, Zoom } from './zoom.ts';

/** Whether pages are shown in pairs: as the visitor has chosen, or where it suits the window. */
export type Pairing = 'auto' | 'on' | 'off';

/** How the pages of a document are laid out. */
export interface PageLayout {
  /** How many pages are side by side. */
  readonly columns: 1 | 2;
  readonly scale: number;
  /** Whether pages are seen whole: then paging goes from one to the next, and none is cut. */
  readonly isWhole: boolean;
}

/** What decides about it. */
export interface LayoutQuestion {
  readonly zoom: Zoom;
  readonly pairing: Pairing;
  /** The size of the first page, which most others share. */
  readonly page: Size;
  readonly pageCount: number;
  /** The window of the pages. */
  readonly box: Size;
  /** How many times larger everything is on this screen than on a laptop. */
  readonly unit: number;
}

/** Below that a whole page is a picture of one, even to turn the leaves: in a low window its width is filled instead. */
const LEAST_WHOLE = 0.35;

/** A text of 10 points has 10 pixels: nothing is lost when a second page makes it that small. */
const READABLE = 0.75;

/** A pair that is nearly as large as one page costs nothing. */
const NEARLY = 0.9;

/** Where the width is filled by itself, text is not made larger than is comfortable to read. */
const COMFORTABLE = 1.25;

/**
 * The layout of a document: at first whole pages, two of them where the second makes them hardly smaller or leaves
 * them readable.
 */
export function layOutPages(question: LayoutQuestion): PageLayout {
  const { zoom, page, box, unit } = question;
  const columns = columnsOf(question);
  const whole = wholeScale(page, box, columns);
  const wide = widthScale(page, box, columns);
  if (typeof zoom === 'number') return { columns, scale: limitScale(zoom), isWhole: false };
  if (zoom === 'width') return { columns, scale: wide, isWhole: false };
  const isWhole = zoom === 'page' || whole >= LEAST_WHOLE;
  return { columns, scale: isWhole ? whole : Math.min(wide, COMFORTABLE * unit), isWhole };
}

function columnsOf({ zoom, pairing, page, pageCount, box, unit }: LayoutQuestion): 1 | 2 {
  if (pairing === 'off' || pageCount < 2) return 1;
  if (pairing === 'on') return 2;
  // Whoever fills the width, or enlarges, wants to read.
  if (zoom === 'width') return 1;
  const pair = wholeScale(page, box, 2);
  if (typeof zoom === 'number' && zoom > widthScale(page, box, 2)) return 1;
  if (zoom === 'auto' && pair < LEAST_WHOLE) return 1;
  return pair >= Math.min(READABLE * unit, NEARLY * wholeScale(page, box, 1)) ? 2 : 1;
}
