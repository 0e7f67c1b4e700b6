import { useEffect, useState } from 'react';
import { loadWithRetry } from '~/showroom/connection/lazy-with-retry.ts';
import type { LayerArrangement } from './arrange-layer.ts';
import { chromeOf, isClear } from './layer-geometry.ts';
import type { HotspotView, LocationView } from '~/page-data/location-view.ts';

const UNTOUCHED: LayerArrangement = { hotspots: [], clusters: [] };

/**
 * Watches a layer and what lies over it, and arranges its hotspots where one is in the way: the code for that is only
 * fetched then. Before the first measurement the style sheet alone keeps them in the window.
 */
export function useArrangement(
  layer: HTMLElement | null,
  placed: readonly HotspotView[],
  backgrounds: LocationView['backgrounds'],
): LayerArrangement {
  const [state, setState] = useState({ of: placed, arrangement: UNTOUCHED });
  useEffect(() => {
    if (!layer) return undefined;
    let isOver = false;
    const look = async () => {
      const isFree = isClear(layer);
      const { arrangeLayer } = isFree
        ? { arrangeLayer: () => UNTOUCHED }
        : await loadWithRetry(() => import('./arrange-layer.ts'));
      if (!isOver) setState({ of: placed, arrangement: arrangeLayer(layer, placed, backgrounds) });
    };
    const observer = new ResizeObserver(() => void look());
    // Each time it is observed, an element is looked at.
    const watch = () => {
      for (const part of [layer, ...chromeOf(layer)]) observer.observe(part);
    };
    watch();
    // The button for the names comes with the first sign of a visitor, questions and toasts at any time.
    const additions = new MutationObserver(watch);
    for (const parent of [layer, layer.closest('main')?.parentElement, document.body]) {
      if (parent) additions.observe(parent, { childList: true });
    }
    return () => {
      isOver = true;
      observer.disconnect();
      additions.disconnect();
    };
  }, [layer, placed, backgrounds]);
  return state.of === placed ? state.arrangement : UNTOUCHED;
}
