import type { ServerFindings } from '@vitrine/core/search/search-entry';
import { useEffect, useState } from 'react';
import { askServer } from '~/showroom/requests/search-index.ts';
import type { SearchView } from './search-view.ts';

/** The server's findings, and whether it is still searching. Where it cannot be reached, no more come. */
export interface AwaitedFindings extends ServerFindings {
  readonly isLoading: boolean;
}

const NOTHING: ServerFindings = { hits: [], near: [], lines: {} };

/** What only the server finds for a query. What came with the page is not requested again. */
export function useServerFindings(view: SearchView, wanted: string): AwaitedFindings {
  const [answer, setAnswer] = useState<{ readonly query: string; readonly findings: ServerFindings }>(() => ({
    query: view.query,
    findings: {
      hits: view.hits.filter(({ page }) => page !== undefined),
      near: view.near,
      lines: Object.fromEntries(view.hits.flatMap(({ href, excerpt }) => (excerpt ? [[href, excerpt]] : []))),
    },
  }));
  const isKnown = wanted === '' || wanted === answer.query;
  useEffect(() => {
    if (isKnown) return undefined;
    const control = new AbortController();
    const settle = (findings: ServerFindings) => {
      if (!control.signal.aborted) setAnswer({ query: wanted, findings });
    };
    askServer(view.documentsHref, wanted, control.signal).then(settle, () => settle(NOTHING));
    return () => control.abort();
  }, [view.documentsHref, wanted, isKnown]);
  const { lines, ...found } = answer.findings;
  // The line of a hit that stays is not taken away while one more letter is typed.
  return { ...(isKnown && wanted !== '' ? found : NOTHING), lines, isLoading: !isKnown };
}
