import type { StartView } from '@vitrine/core/world/panorama';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { NoWebGl, startPanorama } from './panorama-canvas.ts';
import type { PanoramaCanvas } from './panorama-canvas.ts';

export type PanoramaState = 'loading' | 'ready' | 'noWebGl' | 'failed';

/** Draws a panorama into a canvas, again with every view and every size of the canvas. */
export function usePanorama(
  address: string,
  view: StartView,
): { readonly canvas: RefObject<HTMLCanvasElement>; readonly state: PanoramaState } {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawing, setDrawing] = useState<PanoramaCanvas>();
  const [state, setState] = useState<PanoramaState>('loading');
  const latest = useRef(view);

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    let isGone = false;
    let running: PanoramaCanvas | undefined;
    const begin = async (): Promise<void> => {
      try {
        const started = await startPanorama(element, address);
        if (isGone) {
          started.dispose();
          return;
        }
        running = started;
        setDrawing(started);
        setState('ready');
      } catch (error) {
        if (!isGone) setState(error instanceof NoWebGl ? 'noWebGl' : 'failed');
      }
    };
    void begin();
    return () => {
      isGone = true;
      running?.dispose();
      setDrawing(undefined);
      setState('loading');
    };
  }, [address]);

  useLayoutEffect(() => {
    latest.current = view;
    drawing?.draw(view);
  }, [drawing, view]);

  useEffect(() => {
    const element = canvas.current;
    if (drawing === undefined || element === null) return undefined;
    const sizes = new ResizeObserver(() => drawing.draw(latest.current));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [drawing]);

  return { canvas, state };
}
