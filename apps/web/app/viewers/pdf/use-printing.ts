import { useEffect, useRef, useState } from 'react';
import type { PdfFile } from './pdf-file.ts';
import { printPdf } from './print-pdf.ts';

/** Printing a document: which page is being prepared, and undefined when none is. */
export function usePrinting(file: PdfFile): {
  readonly page: number | undefined;
  readonly start: () => void;
} {
  const [page, setPage] = useState<number>();
  const ending = useRef<AbortController>(null);
  useEffect(() => () => ending.current?.abort(), []);
  const start = () => {
    const printing = new AbortController();
    ending.current = printing;
    printPdf(file, { signal: printing.signal, onPage: setPage })
      // Nothing has been printed; the visitor sees that, and can download the document.
      .catch(() => undefined)
      .finally(() => setPage(undefined));
  };
  return { page, start };
}
