import type { SearchHit } from '@vitrine/core';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { notifyProblem } from '~/showroom/notify-problem.ts';
import { TOO_MANY_REQUESTS } from '~/showroom/passing-failure.ts';
import { loadSearch, SearchRefused, type Search } from '~/showroom/search-index.ts';
import type { SearchView } from './search-view.ts';

/** What is known of the hits for a query. */
export interface Hits {
  readonly hits: readonly SearchHit[];
  /** Whether they belong to what stands in the field now. */
  readonly areCurrent: boolean;
  /** The index is on its way. */
  readonly isLoading: boolean;
  /** The index cannot be had; the form still asks the server. */
  readonly hasFailed: boolean;
}

/** Finds while somebody types. Until the index is there, the server's own hits stand. */
export function useHits(view: SearchView, query: string): Hits {
  const [search, setSearch] = useState<Search>();
  const [hasFailed, setHasFailed] = useState(false);
  const t = useTexts();
  useEffect(() => {
    let isCurrent = true;
    loadSearch(view.indexHref).then(
      (loaded) => isCurrent && setSearch(() => loaded),
      (error: unknown) => {
        if (!isCurrent) return;
        setHasFailed(true);
        // Of anything else the search itself says that it could not be loaded, and what can be done.
        if (error instanceof SearchRefused && error.status === TOO_MANY_REQUESTS) notifyProblem(error, { t });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [view.indexHref, t]);
  const wanted = useDeferredValue(query.trim());
  const hits = useMemo(() => {
    if (search !== undefined) return wanted === '' ? [] : search(wanted);
    return wanted === view.query ? view.hits : [];
  }, [search, wanted, view]);
  const isLoading = search === undefined && !hasFailed;
  return { hits, areCurrent: !isLoading && wanted === query.trim(), isLoading, hasFailed };
}
