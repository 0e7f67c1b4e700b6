import { useCallback, useState } from 'react';
import type { RefCallback } from 'react';
import type { PageSize } from './pdf-file.ts';

/** The size of an element in CSS pixels, kept up to date; undefined until it is mounted. */
export function useBoxSize(): readonly [PageSize | undefined, RefCallback<HTMLElement>] {
  const [size, setSize] = useState<PageSize>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [size, ref];
}
