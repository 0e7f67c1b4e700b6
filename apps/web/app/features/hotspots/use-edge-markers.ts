import { nearestAspectRatio } from '@vitrine/core/background/aspect-ratio';
import { EDGE_MARKER_MARGIN, positionInBox } from '@vitrine/core/placing/edge-marker';
import type { PositionInBox } from '@vitrine/core/placing/edge-marker';
import { useEffect, useState } from 'react';
import type { RefCallback } from 'react';
import { isPhone } from '~/showroom/browser/browser-conditions.ts';
import type { PlacedHotspot } from './placed-hotspots.ts';

/** A hotspot outside the window: its marker is on the edge and points to its position. */
export type EdgeMarker = Extract<PositionInBox, { readonly isInside: false }>;

/**
 * Watches the size of the layer and reports which hotspots are outside it. Before the first measurement the style
 * sheet alone keeps them at the edge.
 */
export function useEdgeMarkers(hotspots: readonly PlacedHotspot[]): {
  readonly layer: RefCallback<HTMLElement>;
  readonly element: HTMLElement | null;
  readonly markers: readonly (EdgeMarker | undefined)[];
} {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [box, setBox] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(() => {
      setBox({ width: element.clientWidth, height: element.clientHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { layer: setElement, element, markers: hotspots.map((placed) => markerOf(placed, box)) };
}

function markerOf(
  placed: PlacedHotspot,
  box: { readonly width: number; readonly height: number },
): EdgeMarker | undefined {
  if (box.width === 0 || box.height === 0) return undefined;
  const { phone, wide, narrow } = placed;
  const { point, widthToHeight } =
    phone && isPhone() ? phone : nearestAspectRatio(box) === '16x9' ? wide : narrow;
  const marker = positionInBox(point, { box, widthToHeight }, EDGE_MARKER_MARGIN);
  return marker.isInside ? undefined : marker;
}
