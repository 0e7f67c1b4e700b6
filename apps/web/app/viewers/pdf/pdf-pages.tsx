import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { Ref, RefObject } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { PdfPageView } from './pdf-page.tsx';
import type { PdfFile } from './pdf-file.ts';
import { pageAt } from './page-at.ts';
import type { Finding, PageHit } from './use-find.ts';
import { useZoomGestures } from './use-zoom-gestures.ts';
import { PAGE_GAP } from './zoom.ts';
import styles from './pdf.module.css';

/** Controls the pages from outside. */
export interface PagesHandle {
  readonly goTo: (page: number) => void;
  /** Focuses the pages, so that the document's keys work. */
  readonly focus: () => void;
}

const NO_HITS: readonly PageHit[] = [];

/** All pages below each other; only those near the window are drawn. */
export function PdfPages(props: {
  readonly file: PdfFile;
  readonly label: string;
  readonly scale: number;
  readonly startPage: number;
  readonly finding: Finding;
  readonly onPage: (page: number) => void;
  readonly onScale: (scale: number) => void;
  readonly handle: Ref<PagesHandle>;
}) {
  const t = useTexts();
  const { file, scale, startPage, onPage, finding } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const near = useNearPages(scroller);
  useZoomGestures(scroller, scale, props.onScale);

  const goTo = useCallback((page: number) => {
    const element = scroller.current?.querySelector<HTMLElement>(`[data-page="${page}"]`);
    if (element) scroller.current?.scrollTo({ top: element.offsetTop - PAGE_GAP });
  }, []);
  const focus = useCallback(() => scroller.current?.focus({ preventScroll: true }), []);
  useImperativeHandle(props.handle, () => ({ goTo, focus }), [goTo, focus]);
  useEffect(() => {
    if (startPage > 1) goTo(startPage);
  }, [startPage, goTo]);

  const { current } = finding;
  useEffect(() => {
    // Its mark scrolls into view by itself once its page is drawn.
    const element = current && scroller.current?.querySelector<HTMLElement>(`[data-page="${current.page}"]`);
    if (current && element && !isSeen(element)) goTo(current.page);
  }, [current, goTo]);

  const { hits } = finding;
  // Pages whose hits are unchanged are not rendered again.
  const hitsByPage = useMemo(() => Map.groupBy(hits, ({ page }) => page), [hits]);
  const pageCount = { count: file.pageCount };
  return (
    // It scrolls by keyboard as well.
    <section
      ref={scroller}
      className={styles['pages']}
      aria-label={props.label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      onScroll={(event) => onPage(readPage(event.currentTarget))}
    >
      {Array.from({ length: file.pageCount }, (_, index) => index + 1).map((number) => (
        <PdfPageView
          key={number}
          file={file}
          number={number}
          label={t('pdf__page_of', { page: number, ...pageCount })}
          scale={scale}
          isNear={near.has(number)}
          hits={hitsByPage.get(number) ?? NO_HITS}
          current={current?.page === number ? current : undefined}
          onGoTo={goTo}
        />
      ))}
    </section>
  );
}

/** The visible pages and those one window above and below. */
function useNearPages(scroller: RefObject<HTMLElement | null>): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(() => new Set([1]));
  useEffect(() => {
    const root = scroller.current;
    if (root === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((before) => {
          const after = new Set(before);
          for (const { target, isIntersecting } of entries) {
            const page = Number((target as HTMLElement).dataset['page']);
            if (isIntersecting) after.add(page);
            else after.delete(page);
          }
          return after;
        }),
      { root, rootMargin: '100% 0px' },
    );
    for (const page of root.querySelectorAll('[data-page]')) observer.observe(page);
    return () => observer.disconnect();
  }, [scroller]);
  return near;
}

function readPage(scroller: HTMLElement): number {
  const { scrollTop, clientHeight, scrollHeight } = scroller;
  const pages = [...scroller.querySelectorAll<HTMLElement>('[data-page]')];
  // The last page may be too short to reach the reading line.
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2) return pages.length;
  return pageAt(
    pages.map(({ offsetTop, offsetHeight }) => ({ top: offsetTop, bottom: offsetTop + offsetHeight })),
    scrollTop,
    clientHeight,
  );
}

function isSeen(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < globalThis.innerHeight;
}
