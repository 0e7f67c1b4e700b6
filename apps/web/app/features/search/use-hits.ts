import { mergeHits, withLines } from '@vitrine/core/search/merge-hits';
import type { SearchHit } from '@vitrine/core/search/search-entry';
import { searchTermsOf } from '@vitrine/core/search/words';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { notifyProblem } from '~/showroom/notifications/notify-problem.ts';
import { TOO_MANY_REQUESTS } from '~/showroom/connection/passing-failure.ts';
import { createSearchIndexes, SearchRefused } from '~/showroom/requests/search-index.ts';
import type { Search } from '~/showroom/requests/search-index.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import type { SearchView } from './search-view.ts';
import { useServerFindings } from './use-server-findings.ts';

/** The state of the hits for a query. */
export interface Hits {
  readonly hits: readonly SearchHit[];
  /** What is spelt alike, where there are none. */
  readonly near: readonly SearchHit[];
  /** The searched words, as the search compares them. */
  readonly words: readonly string[];
  /** Whether the hits belong to the field's current value. */
  readonly areCurrent: boolean;
  /** The index is loading, or only the server can still find something. */
  readonly isLoading: boolean;
  /** The index failed to load; the form still sends its query to the server. */
  readonly hasFailed: boolean;
}

/** Searches while the visitor types. Until the index has loaded, the server's own hits are shown. */
export function useHits(view: SearchView, query: string): Hits {
  const [search, setSearch] = useState<Search>();
  const [hasFailed, setHasFailed] = useState(false);
  const t = useTexts();
  const { notifications, part } = useShowroomWindow();
  const { notify } = notifications;
  const { loadSearch } = part(createSearchIndexes);
  useEffect(() => {
    let isCurrent = true;
    loadSearch(view.indexHref).then(
      (loaded) => isCurrent && setSearch(loaded),
      (error: unknown) => {
        if (!isCurrent) return;
        setHasFailed(true);
        // For every other failure the search itself shows that it could not load, and what the visitor can do.
        if (error instanceof SearchRefused && error.status === TOO_MANY_REQUESTS)
          notifyProblem(error, { notify, t });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [view.indexHref, loadSearch, notify, t]);
  const wanted = useDeferredValue(query.trim());
  const server = useServerFindings(view, wanted);
  const found = useMemo(() => {
    if (search !== undefined) return wanted === '' ? [] : mergeHits(search.find(wanted), server.hits);
    return wanted === view.query ? view.hits : server.hits;
  }, [search, wanted, view, server.hits]);
  const hits = useMemo(() => withLines(found, server.lines), [found, server.lines]);
  const words = useMemo(() => search?.wordsOf(wanted) ?? searchTermsOf(wanted), [search, wanted]);
  // The server has answered the address's own query.
  const isAwaited = search === undefined && !hasFailed && wanted !== view.query;
  const isLoading = isAwaited || (hits.length === 0 && server.isLoading);
  return {
    hits,
    near: hits.length === 0 ? server.near : [],
    words,
    areCurrent: !isLoading && wanted === query.trim(),
    isLoading,
    hasFailed,
  };
}
