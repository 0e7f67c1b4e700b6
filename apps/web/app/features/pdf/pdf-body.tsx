import { Suspense, useCallback } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { lazyWithRetry } from '~/showroom/connection/lazy-with-retry.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import { useItem } from '~/ui/use-item.ts';
import { useInBrowser } from '~/ui/use-in-browser.ts';
import { ViewerHead } from '~/ui/viewer-head.tsx';
import { DocumentCard } from './document-card.tsx';
import { DocumentTabs } from './document-tabs.tsx';
import { writePage } from './page-address.ts';
import type { PdfView } from './pdf-body-view.ts';
import styles from './pdf-body.module.css';

const PdfViewer = lazyWithRetry(() => import('~/viewers/pdf/pdf-viewer.tsx'));

/** Documents over the whole screen: PDFs to read, others to download. */
export default function PdfBody({ content }: { readonly content: PdfView }) {
  const t = useTexts();
  const { documents, start } = content;
  const { index, show } = useItem(documents, start);
  const isInBrowser = useInBrowser();
  const document = documents[index];
  const { addressWritten } = useShowroomWindow();
  const rememberPage = useCallback(
    (page: number) => {
      writePage(page);
      addressWritten();
    },
    [addressWritten],
  );
  if (document === undefined) return null;
  const panel = { id: 'document', role: 'tabpanel', 'aria-label': document.title } as const;
  return (
    <div className={styles['screen']}>
      <ViewerHead
        remark={
          documents.length > 1
            ? t('pdf__document_of', { number: index + 1, count: documents.length })
            : undefined
        }
      />
      {documents.length > 1 && <DocumentTabs documents={documents} index={index} onShow={show} />}
      <div className={styles['panel']} {...(documents.length > 1 && panel)}>
        {isInBrowser && document.isPdf ? (
          <Suspense fallback={<div className={styles['waiting']} />}>
            <PdfViewer
              key={document.url}
              document={document}
              startPage={index === start ? content.page : 1}
              onPage={rememberPage}
            />
          </Suspense>
        ) : (
          <DocumentCard document={document} />
        )}
      </div>
    </div>
  );
}
