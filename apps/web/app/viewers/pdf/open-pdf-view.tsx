import { useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { FindBar } from './find-bar.tsx';
import { PdfPages } from './pdf-pages.tsx';
import type { PagesHandle } from './pdf-pages.tsx';
import { PdfToolbar } from './pdf-toolbar.tsx';
import type { PdfFile } from './pdf-file.ts';
import type { DocumentView } from './pdf-view.ts';
import { useBoxSize } from './use-box-size.ts';
import { useFind } from './use-find.ts';
import { usePdfKeys } from './use-pdf-keys.ts';
import { usePrinting } from './use-printing.ts';
import { scaleOf, stepScale } from './zoom.ts';
import type { Zoom } from './zoom.ts';
import styles from './pdf.module.css';

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
  const [box, boxRef] = useBoxSize();
  const [start] = useState(Math.min(startPage, file.pageCount));
  const [page, setPage] = useState(start);
  const [zoom, setZoom] = useState<Zoom>('auto');
  const [isFinding, setIsFinding] = useState(false);
  const finding = useFind(file, page);
  const printing = usePrinting(file);
  const scale = scaleOf(zoom, file.firstSize, box ?? file.firstSize);

  useEffect(() => onPage(page), [onPage, page]);
  const goTo = useCallback((wanted: number) => pages.current?.goTo(wanted), []);
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
  const step = (direction: 1 | -1) => setZoom(stepScale(scale, direction));
  usePdfKeys(viewer, { page, pageCount: file.pageCount, goTo, step, reset: () => setZoom('auto'), openFind });
  useEffect(() => {
    if (isFinding) field.current?.focus();
  }, [isFinding]);

  return (
    <div ref={viewer} className={styles['viewer']}>
      <PdfToolbar
        document={document}
        page={page}
        pageCount={file.pageCount}
        scale={scale}
        zoom={zoom}
        isFinding={isFinding}
        isPrinting={printing.page !== undefined}
        onGoTo={goTo}
        onStep={step}
        onZoom={setZoom}
        onFind={isFinding ? closeFind : openFind}
        onPrint={printing.start}
      />
      {isFinding && <FindBar finding={finding} field={field} onClose={closeFind} />}
      <output className={styles['count']}>{t('pdf__page_of', { page, count: file.pageCount })}</output>
      {printing.page !== undefined && (
        <output className={styles['printing']}>
          {t('pdf__printing', { page: printing.page, count: file.pageCount })}
        </output>
      )}
      <div ref={boxRef} className={styles['box']}>
        {box && (
          <PdfPages
            file={file}
            label={document.title}
            scale={scale}
            startPage={start}
            finding={finding}
            onPage={setPage}
            onScale={setZoom}
            handle={pages}
          />
        )}
      </div>
    </div>
  );
}
