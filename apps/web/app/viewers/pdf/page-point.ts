import { READING_LINE } from './page-at.ts';

/** A point of the browser's window, as its events name it: in CSS pixels. */
export interface WindowPoint {
  readonly clientX: number;
  readonly clientY: number;
}

/** A point of a page, and where in the window it is seen: pages may get larger around it, or other neighbours. */
export interface PagePoint extends WindowPoint {
  /** From 1. */
  readonly page: number;
  /** From the page's corner, in shares of its size. */
  readonly left: number;
  readonly top: number;
}

/** What of a page is in the middle of the reading line; beyond its edges where another page is. */
export function readPoint(scroller: HTMLElement, page: number): PagePoint | undefined {
  const rect = scroller.querySelector(`[data-page="${page}"]`)?.getBoundingClientRect();
  return rect && pointOf(page, rect, readingLine(scroller));
}

/** Scrolls so that a point of a page is read. */
export function readAt(scroller: HTMLElement, point: Omit<PagePoint, keyof WindowPoint>): void {
  bringBack(scroller, { ...point, ...readingLine(scroller) });
}

function readingLine(scroller: HTMLElement): WindowPoint {
  const { left, top, width, height } = scroller.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height * READING_LINE };
}

/** The point of a page that is seen at a point of the window; without one, in the middle of the pages' window. */
export function pagePointAt(scroller: HTMLElement, at?: WindowPoint): PagePoint | undefined {
  const box = scroller.getBoundingClientRect();
  const { clientX = box.left + box.width / 2, clientY = box.top + box.height / 2 } = at ?? {};
  const pages = [...scroller.querySelectorAll<HTMLElement>('[data-page]')].map((element) => ({
    page: Number(element.dataset['page']),
    rect: element.getBoundingClientRect(),
  }));
  const [first, ...others] = pages;
  if (first === undefined) return undefined;
  // Between two pages it is the nearer one.
  const { page, rect } = others.reduce(
    (best, next) =>
      distance(next.rect, clientX, clientY) < distance(best.rect, clientX, clientY) ? next : best,
    first,
  );
  return pointOf(page, rect, { clientX, clientY });
}

function pointOf(page: number, rect: DOMRect, { clientX, clientY }: WindowPoint): PagePoint {
  return {
    page,
    left: (clientX - rect.left) / rect.width,
    top: (clientY - rect.top) / rect.height,
    clientX,
    clientY,
  };
}

/** Scrolls so that a point of a page is seen where it was. */
export function bringBack(scroller: HTMLElement, point: PagePoint): void {
  const element = scroller.querySelector(`[data-page="${point.page}"]`);
  if (element === null) return;
  const rect = element.getBoundingClientRect();
  scroller.scrollBy({
    left: rect.left + point.left * rect.width - point.clientX,
    top: rect.top + point.top * rect.height - point.clientY,
  });
}

function distance(rect: DOMRect, x: number, y: number): number {
  const besides = Math.max(rect.left - x, 0, x - rect.right);
  return Math.hypot(besides, Math.max(rect.top - y, 0, y - rect.bottom));
}
