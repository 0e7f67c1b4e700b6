import { layOutPages } from '@vitrine/core/documents/page-layout';
import type { Pairing } from '@vitrine/core/documents/page-layout';
import { pageRows, rowOf, turnedPage } from '@vitrine/core/documents/page-rows';
import { limitScale, stepScale, widthScale } from '@vitrine/core/documents/zoom';
import type { Zoom } from '@vitrine/core/documents/zoom';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { useViewer } from '~/showroom/window/use-viewer.ts';
import { useHand } from '~/ui/use-hand.ts';
import { FindBar } from './find-bar.tsx';
import { PdfPages } from './pdf-pages.tsx';
import type { PagesHandle } from './pdf-pages.tsx';
import { PdfThumbnails } from './pdf-thumbnails.tsx';
import { PdfToolbar } from './pdf-toolbar.tsx';
import type { PdfFile } from './pdf-file.ts';
import type { DocumentView } from './pdf-view.ts';
import { useBoxSize } from './use-box-size.ts';
import { useFind } from './use-find.ts';
import { usePdfKeys } from './use-pdf-keys.ts';
import { usePrinting } from './use-printing.ts';
import styles from './pdf.module.css';

/** The width from which on thumbnails have a column beside the pages, in CSS pixels of a laptop. */
const THUMBNAILS_FROM = 900;

/** A loaded document, with its controls. */
export function OpenPdf({
  document,
  file,
  startPage,
  onPage,
}: {
  readonly document: DocumentView;
  readonly file: PdfFile;
  readonly startPage: number;
  readonly onPage: (page: number) => void;
}) {
  const t = useTexts();
  const viewer = useRef<HTMLDivElement>(null);
  const pages = useRef<PagesHandle>(null);
  const field = useRef<HTMLInputElement>(null);
  const [body, bodyRef] = useBoxSize();
  const [box, boxRef] = useBoxSize();
  const { pageCount, firstSize, isFirstAlone } = file;
  const [page, setPage] = useState(Math.min(startPage, pageCount));
  const [zoom, setZoom] = useState<Zoom>('auto');
  const [pairing, setPairing] = useState<Pairing>('auto');
  /** What the visitor wants; undefined: what suits the window. */
  const [wantsThumbnails, setWantsThumbnails] = useState<boolean>();
  const [isFinding, setIsFinding] = useState(false);
  const finding = useFind(file, page);
  const printing = usePrinting(file);

  const { unit } = box ?? { unit: 1 };
  const layout = layOutPages({ zoom, pairing, page: firstSize, pageCount, box: box ?? firstSize, unit });
  const { columns, scale, isWhole } = layout;
  const rows = useMemo(
    () => pageRows({ pageCount, columns, isFirstAlone }),
    [pageCount, columns, isFirstAlone],
  );
  const isWide = body !== undefined && body.width >= THUMBNAILS_FROM * body.unit;
  const hasThumbnails = pageCount > 1 && (wantsThumbnails ?? isWide);

  const hand = useHand(() => viewer.current?.closest('dialog') ?? viewer.current);
  const looking = useViewer(
    {
      element: () => viewer.current,
      read: () => {
        const point = pages.current?.read();
        if (point === undefined || box === undefined) return undefined;
        const isOwnZoom = zoom !== 'auto' && zoom !== 'page';
        const large = isOwnZoom ? scale / widthScale(firstSize, box, 1) : 0;
        return { kind: 'page', page: point.page, scale: large, x: point.left, y: point.top };
      },
      lead: (view) => {
        if (view.kind !== 'page' || box === undefined) return;
        hand.lead();
        pages.current?.lead({ page: Math.min(view.page, pageCount), left: view.x, top: view.y });
        setZoom(view.scale === 0 ? 'auto' : limitScale(view.scale * widthScale(firstSize, box, 1)));
      },
    },
    box !== undefined,
  );
  const report = useCallback(() => looking.changed(hand.isOn() ? 'visitor' : 'itself'), [looking, hand]);
  useEffect(report, [report, scale, columns]);

  useEffect(() => onPage(page), [onPage, page]);
  const goTo = useCallback((wanted: number) => pages.current?.goTo(wanted), []);
  const startedAt = useRef(startPage);
  useEffect(() => {
    // Another address for the open document.
    if (startedAt.current !== startPage) {
      hand.letGo();
      goTo(Math.min(startPage, pageCount));
      looking.again();
    }
    startedAt.current = startPage;
  }, [goTo, startPage, pageCount, looking, hand]);
  const turn = (direction: 1 | -1) => goTo(turnedPage(rows, page, direction));
  const openFind = () => {
    setIsFinding(true);
    // For a second Ctrl+F: the field already exists.
    field.current?.select();
  };
  const closeFind = () => {
    setIsFinding(false);
    finding.setWords('');
    pages.current?.focus();
  };
  const zoomTo = (next: Zoom) => {
    pages.current?.hold();
    setZoom(next);
  };
  const step = (direction: 1 | -1) => zoomTo(stepScale(scale, direction));
  usePdfKeys(viewer, { pageCount, goTo, turn, step, reset: () => zoomTo('auto'), openFind });
  useEffect(() => {
    if (isFinding) field.current?.focus();
  }, [isFinding]);

  return (
    <div ref={viewer} className={styles['viewer']}>
      <PdfToolbar
        document={document}
        page={page}
        pageCount={pageCount}
        isFirst={rowOf(rows, page) === 0}
        isLast={rowOf(rows, page) === rows.length - 1}
        scale={scale}
        fit={isWhole ? 'page' : zoom === 'width' ? 'width' : undefined}
        isPaired={columns === 2}
        hasThumbnails={hasThumbnails}
        isFinding={isFinding}
        isPrinting={printing.page !== undefined}
        onGoTo={goTo}
        onTurn={turn}
        onStep={step}
        onZoom={zoomTo}
        onPair={() => setPairing(columns === 2 ? 'off' : 'on')}
        onThumbnails={() => setWantsThumbnails(!hasThumbnails)}
        onFind={isFinding ? closeFind : openFind}
        onPrint={printing.start}
      />
      {isFinding && <FindBar finding={finding} field={field} onClose={closeFind} />}
      <output className={styles['count']}>{t('pdf__page_of', { page, count: pageCount })}</output>
      {printing.page !== undefined && (
        <output className={styles['printing']}>
          {t('pdf__printing', { page: printing.page, count: pageCount })}
        </output>
      )}
      <div ref={bodyRef} className={styles['body']}>
        {hasThumbnails && body && (
          <PdfThumbnails
            file={file}
            page={page}
            isOver={!isWide}
            onGoTo={(wanted) => {
              goTo(wanted);
              // Over the pages they are in the way of what was chosen.
              if (!isWide) setWantsThumbnails(false);
            }}
            onStep={goTo}
          />
        )}
        <div ref={boxRef} className={styles['box']}>
          {box && (
            <PdfPages
              file={file}
              label={document.title}
              layout={layout}
              rows={rows}
              page={page}
              finding={finding}
              onPage={setPage}
              onScale={setZoom}
              onMoved={report}
              isLed={hand.isLed}
              handle={pages}
            />
          )}
        </div>
      </div>
    </div>
  );
}
