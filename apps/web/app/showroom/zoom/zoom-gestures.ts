import { centreOn, changeZoom, isZoomedIn, NO_ZOOM } from '@vitrine/core/zoom/zoom';
import { followGestures } from './gestures.ts';
import type { StageZoom } from './stage-zoom.ts';

/** How much a double tap enlarges. */
const STEP = 2.5;

/**
 * Wheel, pinch, drag and double tap on a box change its zoom. A tap brings what it touches into the middle.
 *
 * @returns a function that stops that.
 */
export function followZoomGestures(box: HTMLElement, zoom: StageZoom): () => void {
  return followGestures(box, {
    isDraggable: zoom.isZoomed.getState,
    change: zoom.change,
    tapped(point, isDouble) {
      const wasZoomed = isZoomedIn(zoom.current());
      if (isDouble && wasZoomed) zoom.glideTo(NO_ZOOM);
      else if (isDouble) zoom.glideTo(changeZoom(NO_ZOOM, { from: point, to: point, by: STEP }, zoom.size()));
      else if (wasZoomed) zoom.glideTo(centreOn(zoom.current(), point, zoom.size()));
    },
  });
}
