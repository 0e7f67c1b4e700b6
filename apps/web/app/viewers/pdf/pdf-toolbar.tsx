import type { Zoom } from '@vitrine/core/documents/zoom';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { classes } from '~/ui/classes.ts';
import { ChevronLeft, ChevronRight } from '~/ui/icons.tsx';
import {
  Download,
  FitPage,
  FitWidth,
  Magnifier,
  Printer,
  Thumbnails,
  ZoomIn,
  ZoomOut,
} from '~/ui/tool-icons.tsx';
import { SideBySide } from '~/ui/viewer-icons.tsx';
import { pageOfText } from './page-at.ts';
import type { DocumentView } from './pdf-view.ts';
import styles from './pdf-toolbar.module.css';

/** All controls of a document, in one bar. */
export function PdfToolbar(props: {
  readonly document: DocumentView;
  readonly page: number;
  /** 0 while the document is loading: then its pages have no controls. */
  readonly pageCount: number;
  /** Whether the first pages are seen, or the last ones. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly scale: number;
  /** What the pages fit into the window by. */
  readonly fit: 'width' | 'page' | undefined;
  /** Whether two pages are side by side. */
  readonly isPaired: boolean;
  readonly hasThumbnails: boolean;
  readonly isFinding: boolean;
  readonly isPrinting: boolean;
  readonly onGoTo: (page: number) => void;
  readonly onTurn: (direction: 1 | -1) => void;
  readonly onStep: (direction: 1 | -1) => void;
  readonly onZoom: (zoom: Zoom) => void;
  readonly onPair: () => void;
  readonly onThumbnails: () => void;
  readonly onFind: () => void;
  readonly onPrint: () => void;
}) {
  const t = useTexts();
  const { document, page, pageCount } = props;
  const isIdle = pageCount === 0;
  const hasSeveral = pageCount > 1;
  return (
    <div className={styles['toolbar']} role="toolbar" aria-label={t('pdf__tools')}>
      <div className={styles['tools']}>
        {hasSeveral && (
          <Tool label={t('pdf__pages')} isPressed={props.hasThumbnails} onClick={props.onThumbnails}>
            <Thumbnails />
          </Tool>
        )}
        <Tool
          label={t('pdf__previous_page')}
          isOff={isIdle || props.isFirst}
          isSpare
          onClick={() => props.onTurn(-1)}
        >
          <ChevronLeft />
        </Tool>
        <PageField page={page} pageCount={pageCount} onGoTo={props.onGoTo} />
        <Tool
          label={t('pdf__next_page')}
          isOff={isIdle || props.isLast}
          isSpare
          onClick={() => props.onTurn(1)}
        >
          <ChevronRight />
        </Tool>
      </div>
      <div className={styles['tools']}>
        <Tool label={t('pdf__zoom_out')} isOff={isIdle} onClick={() => props.onStep(-1)}>
          <ZoomOut />
        </Tool>
        <span className={classes(styles['scale'], styles['spare'])}>
          {isIdle ? '' : `${Math.round(props.scale * 100)} %`}
        </span>
        <Tool label={t('pdf__zoom_in')} isOff={isIdle} onClick={() => props.onStep(1)}>
          <ZoomIn />
        </Tool>
        <Tool
          label={t('pdf__fit_width')}
          isOff={isIdle}
          isPressed={props.fit === 'width'}
          isSpare
          onClick={() => props.onZoom('width')}
        >
          <FitWidth />
        </Tool>
        <Tool
          label={t('pdf__fit_page')}
          isOff={isIdle}
          isPressed={props.fit === 'page'}
          isSpare
          onClick={() => props.onZoom('page')}
        >
          <FitPage />
        </Tool>
        {hasSeveral && (
          <Tool label={t('pdf__two_pages')} isPressed={props.isPaired} isSpare onClick={props.onPair}>
            <SideBySide />
          </Tool>
        )}
      </div>
      <div className={styles['tools']}>
        <Tool label={t('pdf__find')} isOff={isIdle} isPressed={props.isFinding} onClick={props.onFind}>
          <Magnifier />
        </Tool>
        <Tool label={t('pdf__print')} isOff={isIdle || props.isPrinting} isSpare onClick={props.onPrint}>
          <Printer />
        </Tool>
        <a
          className={styles['tool']}
          href={document.url}
          download={document.fileName}
          aria-label={t('pdf__download', { title: document.title })}
          title={t('pdf__download', { title: document.title })}
        >
          <Download />
        </a>
      </div>
    </div>
  );
}

/** A tool of the bar. */
export function Tool(props: {
  readonly label: string;
  readonly onClick: () => void;
  readonly isOff?: boolean;
  readonly isPressed?: boolean;
  /** Whether narrow screens omit it, because gestures do the same. */
  readonly isSpare?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={classes(styles['tool'], props.isSpare && styles['spare'])}
      aria-label={props.label}
      title={props.label}
      aria-pressed={props.isPressed}
      // Stays focusable, so that the last page does not lose the focus.
      aria-disabled={props.isOff}
      onClick={() => {
        if (!props.isOff) props.onClick();
      }}
    >
      {props.children}
    </button>
  );
}

function PageField({
  page,
  pageCount,
  onGoTo,
}: {
  readonly page: number;
  readonly pageCount: number;
  readonly onGoTo: (page: number) => void;
}) {
  const t = useTexts();
  /** The typed text; undefined: the current page. */
  const [typed, setTyped] = useState<string>();
  const finish = () => {
    const wanted = typed === undefined ? undefined : pageOfText(typed, pageCount);
    setTyped(undefined);
    if (wanted !== undefined && wanted !== page) onGoTo(wanted);
  };
  return (
    <span className={styles['pageField']}>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('pdf__page')}
        value={pageCount === 0 ? '' : (typed ?? page)}
        disabled={pageCount === 0}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish();
        }}
      />
      <span>{pageCount === 0 ? '' : t('pdf__of_pages', { count: pageCount })}</span>
    </span>
  );
}
