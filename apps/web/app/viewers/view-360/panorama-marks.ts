import { events } from '@photo-sphere-viewer/core';
import type { Viewer } from '@photo-sphere-viewer/core';
import type { Rectangle } from '@vitrine/core/placing/rectangle';
import { arrangeTurningHotspots } from '@vitrine/core/placing/turning-hotspots';

/** A direction in the panorama; degrees. */
export interface PanoramaPoint {
  readonly yaw: number;
  readonly pitch: number;
}

/** An element of ours at a fixed point of the panorama: a round hotspot, in which `data-label` is its label. */
export interface PanoramaMark extends PanoramaPoint {
  readonly id: string;
  readonly element: HTMLElement;
}

/** The viewer's own element around each of ours has this class while it is in sight. */
const IN_SIGHT = '.psv-marker--visible';

const RADIANS = Math.PI / 180;

/**
 * Keeps the marks that are in sight apart, whenever the view has been drawn. An element has how far it is from its
 * point in its `--apart-x` and `--apart-y`, the side of its label in its `data-side` (`none` where the label has no
 * room), and how far the label is to the right in its `--label-shift`. Ends with the viewer.
 *
 * @param tools what lies over the view.
 */
export function keepMarksApart(
  viewer: Viewer,
  marks: readonly PanoramaMark[],
  tools: () => Iterable<Element>,
): void {
  const arrange = () => {
    const view = viewer.container.getBoundingClientRect();
    // The viewer has just measured its marks: to read the page before anything is written costs no layout.
    const seen = marks.flatMap(({ element, yaw, pitch }) => {
      const label = element.querySelector<HTMLElement>('[data-label]');
      if (label === null || element.closest(IN_SIGHT) === null) return [];
      const { x, y } = viewer.dataHelper.sphericalCoordsToViewerCoords({
        yaw: yaw * RADIANS,
        pitch: pitch * RADIANS,
      });
      const size = element.offsetWidth;
      return [
        { element, size, point: { x, y }, label: { width: label.offsetWidth, height: label.offsetHeight } },
      ];
    });
    const chrome = [...tools()].map((tool) => rectangleIn(view, tool.getBoundingClientRect()));
    const size = Math.max(0, ...seen.map((mark) => mark.size));
    for (const [index, { position, label }] of arrangeTurningHotspots(seen, size, {
      box: view,
      chrome,
    }).entries()) {
      const mark = seen[index];
      if (mark === undefined) continue;
      const { style, dataset } = mark.element;
      style.setProperty('--apart-x', pixels(position.x - mark.point.x));
      style.setProperty('--apart-y', pixels(position.y - mark.point.y));
      style.setProperty('--label-shift', pixels(label?.shift ?? 0));
      dataset['side'] = label?.side ?? 'none';
    }
  };
  // The viewer's own listener, which draws the marks, came first.
  viewer.addEventListener(events.RenderEvent.type, arrange);
}

function rectangleIn(view: DOMRect, { left, top, right, bottom }: DOMRect): Rectangle {
  return {
    left: left - view.left,
    top: top - view.top,
    right: right - view.left,
    bottom: bottom - view.top,
  };
}

function pixels(length: number): string {
  return `${length.toFixed(1)}px`;
}
