import { existingItems, scrollToItem } from '@vitrine/core/documents/seen-items';
import type { ScrolledList } from '@vitrine/core/documents/seen-items';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { PageThumbnail } from './page-thumbnail.tsx';
import type { PdfFile } from './pdf-file.ts';
import styles from './pdf-thumbnails.module.css';

const NOT_MEASURED: Omit<ScrolledList, 'count'> = { itemHeight: 0, scrollTop: 0, windowHeight: 0 };

/**
 * All pages small, in a column. Of a long document only those exist that are seen. One of them is a stop of the Tab
 * key, the arrow keys go from one to the next, as in a list.
 */
export function PdfThumbnails({
  file,
  page,
  isOver,
  onGoTo,
  onStep,
}: {
  readonly file: PdfFile;
  readonly page: number;
  /** Whether they lie over the pages, because there is no room beside them. */
  readonly isOver: boolean;
  /** Called with the page that was chosen. */
  readonly onGoTo: (page: number) => void;
  /** Called with the page that an arrow key goes to. */
  readonly onStep: (page: number) => void;
}) {
  const t = useTexts();
  const { pageCount, firstSize } = file;
  const column = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [measured, setMeasured] = useState(NOT_MEASURED);
  const items = existingItems({ ...measured, count: pageCount }, page);

  const measure = () => {
    const [box, all] = [column.current, list.current];
    if (!box || !all) return;
    setMeasured({
      // The style sheet makes it as high as its items together.
      itemHeight: all.offsetHeight / pageCount,
      scrollTop: box.scrollTop,
      windowHeight: box.clientHeight,
    });
  };
  const onResized = useEffectEvent(measure);
  useEffect(() => {
    const box = column.current;
    if (box === null) return undefined;
    const observer = new ResizeObserver(() => onResized());
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  const follow = useEffectEvent((current: number) => {
    const [box, all] = [column.current, list.current];
    if (!box || !all) return;
    const { scrollTop, clientHeight: windowHeight } = box;
    const itemHeight = all.offsetHeight / pageCount;
    box.scrollTo({ top: scrollToItem({ count: pageCount, itemHeight, scrollTop, windowHeight }, current) });
    if (all.contains(document.activeElement)) {
      all.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
    }
  });
  useEffect(() => follow(page), [page]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onStep(Math.min(pageCount, Math.max(1, page + step)));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move among the buttons inside
    <nav
      ref={column}
      className={styles['column']}
      data-over={isOver}
      aria-label={t('pdf__pages')}
      style={{ '--ratio': firstSize.height / firstSize.width, '--count': pageCount } as CSSProperties}
      onScroll={measure}
      onKeyDown={onKeyDown}
    >
      <ol ref={list} className={styles['list']}>
        {items.map((number) => (
          <li
            key={number}
            aria-setsize={pageCount}
            aria-posinset={number}
            style={{ '--before': number - 1 } as CSSProperties}
          >
            <button
              type="button"
              className={styles['item']}
              aria-label={t('pdf__go_to_page', { page: number })}
              aria-current={number === page ? 'page' : undefined}
              tabIndex={number === page ? 0 : -1}
              onClick={() => onGoTo(number)}
            >
              <PageThumbnail file={file} number={number} />
              <span aria-hidden="true">{number}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
