import { useTexts } from '~/i18n/translations.tsx';
import { Document } from '~/ui/icons.tsx';
import { ViewerNote, noteAction } from '~/ui/viewer-note.tsx';
import { OpenPdf } from './open-pdf-view.tsx';
import { PdfToolbar } from './pdf-toolbar.tsx';
import { MAX_PDF_BYTES } from './pdf-file.ts';
import type { PdfProblem } from './pdf-file.ts';
import type { DocumentView } from './pdf-view.ts';
import { usePdf } from './use-pdf.ts';
import styles from './pdf.module.css';

interface PdfViewerProps {
  readonly document: DocumentView;
  /** From 1. */
  readonly startPage?: number;
  /** Called with the page that is being read. */
  readonly onPage?: (page: number) => void;
}

/** Reads a PDF document: pages, zoom, search, print and download. It fills its box. */
export default function PdfViewer(props: PdfViewerProps) {
  const { document } = props;
  const isTooLarge = (document.size ?? 0) > MAX_PDF_BYTES;
  return isTooLarge ? <FailedPdf document={document} problem="too-large" /> : <ReadPdf {...props} />;
}

function ReadPdf({ document, startPage = 1, onPage = ignore }: PdfViewerProps) {
  const state = usePdf(document.url);
  switch (state.step) {
    case 'open':
      return (
        <OpenPdf
          key={document.url}
          document={document}
          file={state.file}
          startPage={startPage}
          onPage={onPage}
        />
      );
    case 'loading':
      return <LoadingPdf document={document} share={state.share} />;
    default:
      return <FailedPdf document={document} problem={state.problem} />;
  }
}

/** A sheet of paper while the document is loading, with its tools disabled. */
function LoadingPdf({ document, share }: { readonly document: DocumentView; readonly share: number }) {
  const t = useTexts();
  return (
    <div className={styles['viewer']}>
      <PdfToolbar
        document={document}
        page={1}
        pageCount={0}
        isFirst
        isLast
        scale={1}
        fit={undefined}
        isPaired={false}
        hasThumbnails={false}
        isFinding={false}
        isPrinting={false}
        onGoTo={ignore}
        onTurn={ignore}
        onStep={ignore}
        onZoom={ignore}
        onPair={ignore}
        onThumbnails={ignore}
        onFind={ignore}
        onPrint={ignore}
      />
      <progress
        className={styles['progress']}
        aria-label={t('progress__loading')}
        value={Math.max(0.04, share)}
      />
      <div className={styles['pages']}>
        <div className={styles['sheet']} />
      </div>
    </div>
  );
}

const SENTENCES = {
  locked: 'pdf__locked',
  broken: 'pdf__broken',
  gone: 'pdf__gone',
  unavailable: 'pdf__unavailable',
  'too-large': 'pdf__too_large',
} as const satisfies Record<PdfProblem, string>;

function FailedPdf({ document, problem }: { readonly document: DocumentView; readonly problem: PdfProblem }) {
  const t = useTexts();
  return (
    <ViewerNote icon={<Document />} sentence={t(SENTENCES[problem])} isAlert>
      {problem !== 'gone' && (
        <a className={noteAction('first')} href={document.url} download={document.fileName}>
          {t('pdf__download', { title: document.title })}
        </a>
      )}
    </ViewerNote>
  );
}

function ignore() {}
