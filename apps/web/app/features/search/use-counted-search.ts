import { useEffect, useRef } from 'react';
import { track } from '~/showroom/analytics/analytics.ts';

/** Counts a search once, when the visitor leaves it, by the length of its last query only. */
export function useCountedSearch(query: string, results: number): void {
  const last = useRef({ length: 0, results: 0 });
  useEffect(() => {
    last.current = { length: query.trim().length, results };
  }, [query, results]);
  useEffect(
    () => () => {
      if (last.current.length > 0) track({ name: 'search_used', ...last.current });
    },
    [],
  );
}
