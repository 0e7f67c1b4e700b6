import { usesPortraitLayout } from '@vitrine/core/layout/portrait';
import { useEffect } from 'react';

/**
 * Marks the layout before the first paint (specification section 4, Layout). The style sheet lays out by
 * media queries; the mark is for everything that cannot ask those. Kept free of anything that varies, so
 * that its hash in the content security policy stays the same.
 */
export const LAYOUT_SCRIPT =
  "(()=>{const p=innerHeight>innerWidth;document.documentElement.dataset.layout=p?'portrait':'landscape';document.body.classList.toggle('portrait',p)})()";

/** Keeps `<html data-layout>` and the marker class of the body right while the window changes. */
export function useLayoutMark(): void {
  useEffect(() => {
    const mark = () => {
      const isPortrait = usesPortraitLayout({ width: globalThis.innerWidth, height: globalThis.innerHeight });
      document.documentElement.dataset['layout'] = isPortrait ? 'portrait' : 'landscape';
      document.body.classList.toggle('portrait', isPortrait);
    };
    mark();
    addEventListener('resize', mark);
    return () => removeEventListener('resize', mark);
  }, []);
}
