import type { PageLayout } from '@vitrine/core/documents/page-layout';
import { readPage, rowOf } from '@vitrine/core/documents/page-rows';
import type { PageRow } from '@vitrine/core/documents/page-rows';
import { PAGE_GAP } from '@vitrine/core/documents/zoom';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import type { Ref } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { PdfPageView } from './pdf-page.tsx';
import type { PdfFile } from './pdf-file.ts';
import { pageAt } from './page-at.ts';
import { bringBack, pagePointAt, readAt, readPoint } from './page-point.ts';
import type { PagePoint, WindowPoint } from './page-point.ts';
import type { Finding, PageHit } from './use-find.ts';
import { useNearPages } from './use-near-pages.ts';
import { useZoomGestures } from './use-zoom-gestures.ts';
import styles from './pdf.module.css';

/** Controls the pages from outside. */
export interface PagesHandle {
  readonly goTo: (page: number) => void;
  /** Remembers what is seen: the next layout shows it again. */
  readonly hold: () => void;
  /** What is read. */
  readonly read: () => PagePoint | undefined;
  /** Shows another point at the reading line, now and in the next layouts, as long as it is led. */
  readonly lead: (to: Omit<PagePoint, keyof WindowPoint>) => void;
  /** Focuses the pages, so that the document's keys work. */
  readonly focus: () => void;
}

const NO_HITS: readonly PageHit[] = [];

/** All pages in rows below each other; only those near the window are drawn. */
export function PdfPages(props: {
  readonly file: PdfFile;
  readonly label: string;
  readonly layout: PageLayout;
  readonly rows: readonly PageRow[];
  /** The page that is read. */
  readonly page: number;
  readonly finding: Finding;
  readonly onPage: (page: number) => void;
  readonly onScale: (scale: number) => void;
  /** Called whenever other parts of the pages are seen. */
  readonly onMoved: () => void;
  /** Whether it is led: then its page is led as well. */
  readonly isLed: () => boolean;
  readonly handle: Ref<PagesHandle>;
}) {
  const t = useTexts();
  const { file, layout, rows, page, onPage, finding } = props;
  const { scale, isWhole, columns } = layout;
  const scroller = useRef<HTMLDivElement>(null);
  const near = useNearPages(scroller, columns);
  const held = useRef<PagePoint>(undefined);
  const led = useRef<Omit<PagePoint, keyof WindowPoint>>(undefined);
  const hold = useCallback((at?: WindowPoint) => {
    held.current = scroller.current ? pagePointAt(scroller.current, at) : undefined;
  }, []);
  useZoomGestures(scroller, scale, (wanted, around) => {
    hold(around);
    props.onScale(wanted);
  });

  const goTo = useCallback(
    (wanted: number) => {
      onPage(wanted);
      const row = scroller.current?.children[rowOf(rows, wanted)];
      if (scroller.current && row instanceof HTMLElement) showRow(scroller.current, row, isWhole);
    },
    [onPage, rows, isWhole],
  );
  const focus = useCallback(() => scroller.current?.focus({ preventScroll: true }), []);
  const read = useCallback(() => (scroller.current ? readPoint(scroller.current, page) : undefined), [page]);
  const show = useCallback(
    (to: Omit<PagePoint, keyof WindowPoint>) => {
      const box = scroller.current;
      const row = box?.children[rowOf(rows, to.page)];
      if (box === null) return;
      if (isWhole && row instanceof HTMLElement) showRow(box, row, isWhole);
      else readAt(box, to);
    },
    [rows, isWhole],
  );
  const lead = useCallback(
    (to: Omit<PagePoint, keyof WindowPoint>) => {
      led.current = to;
      onPage(to.page);
      show(to);
    },
    [show, onPage],
  );
  useImperativeHandle(props.handle, () => ({ goTo, focus, hold: () => hold(), read, lead }), [
    goTo,
    focus,
    hold,
    read,
    lead,
  ]);

  const { current } = finding;
  // Whole pages are never cut: neither by another window nor by a zoom that ended between two of them.
  const keepPosition = useEffectEvent((next: PageLayout, before: PageLayout | undefined) => {
    const box = scroller.current;
    const point = held.current;
    held.current = undefined;
    if (box === null) return;
    if (props.isLed() && led.current) return show(led.current);
    if (point && !next.isWhole) return bringBack(box, point);
    if (before && !next.isWhole && next.columns === before.columns) {
      const factor = next.scale / before.scale;
      return box.scrollTo({ top: box.scrollTop * factor, left: box.scrollLeft * factor });
    }
    const hitRow = current && box.children[rowOf(rows, current.page)];
    goTo(current && hitRow && isSeenIn(box, hitRow) ? current.page : page);
  });
  const shown = useRef<PageLayout>(undefined);
  useLayoutEffect(() => {
    const next = { columns, scale, isWhole };
    keepPosition(next, shown.current);
    shown.current = next;
  }, [columns, scale, isWhole]);

  const goToHit = useEffectEvent((hit: PageHit) => {
    const row = scroller.current?.children[rowOf(rows, hit.page)];
    // Its mark scrolls into view by itself once its page is drawn.
    if (scroller.current && row && (isWhole || !isSeenIn(scroller.current, row))) goTo(hit.page);
  });
  useEffect(() => {
    if (current) goToHit(current);
  }, [current]);

  const { hits } = finding;
  // Pages whose hits are unchanged are not rendered again.
  const hitsByPage = useMemo(() => Map.groupBy(hits, ({ page: of }) => of), [hits]);
  const pageCount = { count: file.pageCount };
  return (
    // It scrolls by keyboard as well.
    <section
      ref={scroller}
      className={styles['pages']}
      aria-label={props.label}
      data-whole={isWhole}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      onScroll={(event) => {
        if (!props.isLed()) onPage(readPage(rows, rowAt(event.currentTarget), page));
        props.onMoved();
      }}
    >
      {rows.map((row) => (
        <div key={row[0]} className={styles['row']}>
          {row.map((number) => (
            <PdfPageView
              key={number}
              file={file}
              number={number}
              label={t('pdf__page_of', { page: number, ...pageCount })}
              scale={scale}
              isNear={near.has(number)}
              isWhole={isWhole}
              hits={hitsByPage.get(number) ?? NO_HITS}
              current={current?.page === number ? current : undefined}
              onGoTo={goTo}
            />
          ))}
        </div>
      ))}
    </section>
  );
}

/** A whole row stands in the middle, as it snaps there; of others the beginning is shown. */
function showRow(scroller: HTMLElement, row: HTMLElement, isWhole: boolean): void {
  const middle = row.offsetTop - (scroller.clientHeight - row.offsetHeight) / 2;
  scroller.scrollTo({ top: isWhole ? middle : row.offsetTop - PAGE_GAP });
}

/** The index of the row that is read. */
function rowAt(scroller: HTMLElement): number {
  const { scrollTop, clientHeight, scrollHeight } = scroller;
  const rows = [...scroller.children].filter((row) => row instanceof HTMLElement);
  // The last row may be too short to reach the reading line.
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2) return rows.length - 1;
  const edges = rows.map(({ offsetTop, offsetHeight }) => ({
    top: offsetTop,
    bottom: offsetTop + offsetHeight,
  }));
  return pageAt(edges, scrollTop, clientHeight) - 1;
}

function isSeenIn(scroller: Element, row: Element): boolean {
  const [window, part] = [scroller.getBoundingClientRect(), row.getBoundingClientRect()];
  return part.bottom > window.top && part.top < window.bottom;
}
