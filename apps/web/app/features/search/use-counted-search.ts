import { useEffect, useRef } from 'react';
import { createAnalytics } from '~/showroom/analytics/analytics.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';

/** Counts a search once, when the visitor leaves it, by the length of its last query only. */
export function useCountedSearch(query: string, results: number): void {
  const { track } = useShowroomWindow().part(createAnalytics);
  const last = useRef({ length: 0, results: 0 });
  useEffect(() => {
    last.current = { length: query.trim().length, results };
  }, [query, results]);
  useEffect(
    () => () => {
      if (last.current.length > 0) track({ name: 'search_used', ...last.current });
    },
    [track],
  );
}
