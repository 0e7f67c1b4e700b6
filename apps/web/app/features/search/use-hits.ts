import type { SearchHit } from '@vitrine/core';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { loadSearch, type Search } from '~/showroom/search-index.ts';
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
  useEffect(() => {
    let isCurrent = true;
    loadSearch(view.indexHref).then(
      (loaded) => isCurrent && setSearch(() => loaded),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [view.indexHref]);
  const wanted = useDeferredValue(query.trim());
  const hits = useMemo(() => {
    if (search !== undefined) return wanted === '' ? [] : search(wanted);
    return wanted === view.query ? view.hits : [];
  }, [search, wanted, view]);
  const isLoading = search === undefined && !hasFailed;
  return { hits, areCurrent: !isLoading && wanted === query.trim(), isLoading, hasFailed };
}
