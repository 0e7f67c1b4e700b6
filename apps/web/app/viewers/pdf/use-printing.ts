import { useEffect, useRef, useState } from 'react';
import type { PdfFile } from './pdf-file.ts';
import { printPdf } from './print-pdf.ts';

/** The state of printing: the page that is being prepared, or undefined. */
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
      // Nothing was printed; the visitor sees that, and can download the document.
      .catch(() => undefined)
      .finally(() => setPage(undefined));
  };
  return { page, start };
}
