import { useLayoutEffect, useRef, useState } from 'react';

/** Pixels that a map needs at least; in a lower window the page scrolls. */
const LEAST = 440;

/** Sizes a box to fill the window from its top edge down; the height is only known after layout. */
export function useRoomBelow() {
  const ref = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    const measure = (): void => {
      const top = ref.current?.getBoundingClientRect().top ?? 0;
      setHeight(Math.max(LEAST, window.innerHeight - top));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return { ref, height } as const;
}
