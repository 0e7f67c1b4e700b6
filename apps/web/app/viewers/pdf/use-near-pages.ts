import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * The visible pages and those one window above and below.
 *
 * @param columns in other rows pages are other elements.
 */
export function useNearPages(scroller: RefObject<HTMLElement | null>, columns: number): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(() => new Set([1]));
  useEffect(() => {
    const root = scroller.current;
    if (root === null || columns < 1) return undefined;
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((before) => {
          const after = new Set(before);
          for (const { target, isIntersecting } of entries) {
            const page = Number((target as HTMLElement).dataset['page']);
            if (isIntersecting) after.add(page);
            else after.delete(page);
          }
          return after;
        }),
      { root, rootMargin: '100% 0px' },
    );
    for (const page of root.querySelectorAll('[data-page]')) observer.observe(page);
    return () => observer.disconnect();
  }, [scroller, columns]);
  return near;
}
