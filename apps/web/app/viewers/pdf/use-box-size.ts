import type { Size } from '@vitrine/core/documents/zoom';
import { useCallback, useState } from 'react';
import type { RefCallback } from 'react';

/** The size of an element, in CSS pixels. */
export interface BoxSize extends Size {
  /** How many times larger everything is on this screen than on a laptop: a `rem` has 16 pixels there. */
  readonly unit: number;
}

/** Pixels of a `rem` on a laptop. */
const REM = 16;

/** The size of an element, kept up to date; undefined until it is mounted. */
export function useBoxSize(): readonly [BoxSize | undefined, RefCallback<HTMLElement>] {
  const [size, setSize] = useState<BoxSize>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setSize({ width: element.clientWidth, height: element.clientHeight, unit: rem / REM });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [size, ref];
}
