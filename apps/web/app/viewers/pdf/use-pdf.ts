import { useEffect, useState } from 'react';
import type { PdfFile, PdfProblem } from './pdf-file.ts';

/** A document that is loading. */
export type PdfState =
  /** @property share of it that has arrived, 0 to 1. */
  | { readonly step: 'loading'; readonly share: number }
  | { readonly step: 'open'; readonly file: PdfFile }
  | { readonly step: 'failed'; readonly problem: PdfProblem };

const LOADING: PdfState = { step: 'loading', share: 0 };

/** Opens a document for as long as the component shows it. */
export function usePdf(url: string): PdfState {
  const [state, setState] = useState(LOADING);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    let file: PdfFile | undefined;
    const notify = (next: PdfState) => !signal.aborted && setState(next);
    const open = async () => {
      try {
        const { openPdf } = await import('./open-pdf.ts');
        signal.throwIfAborted();
        file = await openPdf(url, { signal, onProgress: (share) => notify({ step: 'loading', share }) });
        notify({ step: 'open', file });
      } catch (error) {
        notify({ step: 'failed', problem: problemOf(error) });
      }
    };
    void open();
    return () => {
      ending.abort();
      file?.close();
      setState(LOADING);
    };
  }, [url]);
  return state;
}

const PROBLEMS: readonly PdfProblem[] = ['locked', 'broken', 'gone', 'unavailable', 'too-large'];

function problemOf(error: unknown): PdfProblem {
  return PROBLEMS.find((problem) => problem === error) ?? 'unavailable';
}
