import type { SearchHit } from '@vitrine/core/search/search-entry';
import { useEffect, useState } from 'react';
import { searchDocuments } from '~/showroom/requests/search-index.ts';
import type { SearchView } from './search-view.ts';

/** The hits that the server found in PDFs. */
export interface DocumentHits {
  readonly hits: readonly SearchHit[];
  /** The server is still searching. Where it cannot be reached, no more hits come. */
  readonly isLoading: boolean;
}

interface Answer {
  readonly query: string;
  readonly hits: readonly SearchHit[];
}

const NONE: readonly SearchHit[] = [];

/** The PDFs whose text matches a query. Hits that came with the page are not requested again. */
export function useDocumentHits(view: SearchView, wanted: string): DocumentHits {
  const [answer, setAnswer] = useState<Answer>(() => ({
    query: view.query,
    hits: view.hits.filter(({ page }) => page !== undefined),
  }));
  const isKnown = wanted === '' || wanted === answer.query;
  useEffect(() => {
    if (isKnown) return undefined;
    const control = new AbortController();
    const settle = (hits: readonly SearchHit[]) => {
      if (!control.signal.aborted) setAnswer({ query: wanted, hits });
    };
    searchDocuments(view.documentsHref, wanted, control.signal).then(settle, () => settle(NONE));
    return () => control.abort();
  }, [view.documentsHref, wanted, isKnown]);
  return { hits: isKnown && wanted !== '' ? answer.hits : NONE, isLoading: !isKnown };
}
