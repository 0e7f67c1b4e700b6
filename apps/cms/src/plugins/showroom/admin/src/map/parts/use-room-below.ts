import { useLayoutEffect, useRef, useState } from 'react';

/** Pixels that a map needs to be of use; on a lower window the page scrolls. */
const LEAST = 440;

/** A box that fills the window from where it begins to its end; its height is not known before it stands. */
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
