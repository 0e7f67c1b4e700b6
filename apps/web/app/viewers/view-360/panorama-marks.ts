import { events } from '@photo-sphere-viewer/core';
import type { Viewer } from '@photo-sphere-viewer/core';
import type { BoxSize } from '@vitrine/core/background/aspect-ratio';
import { partPins } from '@vitrine/core/placing/part-pins';
import type { Rectangle } from '@vitrine/core/placing/rectangle';

/** A direction in the panorama; degrees. */
export interface PanoramaPoint {
  readonly yaw: number;
  readonly pitch: number;
}

/** An element of ours at a fixed point of the panorama: a pin, in which what has `data-mark-name` is its name. */
export interface PanoramaMark extends PanoramaPoint {
  readonly id: string;
  readonly element: HTMLElement;
}

interface Sizes {
  readonly pin: number;
  readonly name: BoxSize;
}

/** The viewer's class of a mark that is in sight. */
const IN_SIGHT = 'psv-marker--visible';

const RADIANS = Math.PI / 180;

/**
 * Keeps the marks that are in sight apart, whenever the view has been drawn: how far each is from its point is in
 * its `--apart-x` and `--apart-y`, the side of its name in its `data-name`. Ends with the viewer.
 *
 * @param chromeOf what lies over the view; read once the view has been drawn, for each size of it.
 */
export function keepMarksApart(
  viewer: Viewer,
  marks: readonly PanoramaMark[],
  chromeOf: () => readonly Element[],
): void {
  // Measured once for a size of the window: to measure with each frame would cost the browser a layout.
  let sizes = new Map<PanoramaMark, Sizes>();
  let chrome: readonly Rectangle[] | undefined;
  const chromeNow = (): readonly Rectangle[] => {
    if (chrome !== undefined) return chrome;
    const over = chromeOf();
    const read = chromeIn(viewer.container, over);
    if (over.length > 0) chrome = read;
    return read;
  };
  const sizesOf = (mark: PanoramaMark): Sizes => {
    const known = sizes.get(mark);
    if (known !== undefined) return known;
    const measured = measure(mark);
    if (measured.pin > 0) sizes.set(mark, measured);
    return measured;
  };
  const part = () => {
    const seen = marks.filter(({ element }) => element.classList.contains(IN_SIGHT));
    const pins = seen.map((mark) => {
      const { pin: size, name } = sizesOf(mark);
      const point = viewer.dataHelper.sphericalCoordsToViewerCoords({
        yaw: mark.yaw * RADIANS,
        pitch: mark.pitch * RADIANS,
      });
      return { point: { x: point.x, y: point.y }, size, name };
    });
    for (const [index, { position, name }] of partPins(pins, chromeNow()).entries()) {
      const [mark, pin] = [seen[index], pins[index]];
      if (mark === undefined || pin === undefined) continue;
      const { element } = mark;
      element.style.setProperty('--apart-x', `${(position.x - pin.point.x).toFixed(1)}px`);
      element.style.setProperty('--apart-y', `${(position.y - pin.point.y).toFixed(1)}px`);
      element.dataset['name'] = name;
    }
  };
  viewer.addEventListener(events.SizeUpdatedEvent.type, () => {
    sizes = new Map();
    chrome = undefined;
  });
  // After the viewer's own marks, which listen first.
  viewer.addEventListener(events.RenderEvent.type, part);
}

/** Where names cannot be read, in the view's pixels: under elements, and below its lower edge. */
function chromeIn(view: Element, over: readonly Element[]): readonly Rectangle[] {
  const { left, top, height } = view.getBoundingClientRect();
  const below = {
    left: Number.NEGATIVE_INFINITY,
    right: Number.POSITIVE_INFINITY,
    top: height,
    bottom: Number.POSITIVE_INFINITY,
  };
  const covered = over.map((element) => {
    const box = element.getBoundingClientRect();
    return {
      left: box.left - left,
      top: box.top - top,
      right: box.right - left,
      bottom: box.bottom - top,
    };
  });
  return [below, ...covered];
}

function measure({ element }: PanoramaMark): Sizes {
  const name = element.querySelector<HTMLElement>('[data-mark-name]');
  return {
    pin: element.offsetWidth,
    name: { width: name?.offsetWidth ?? 0, height: name?.offsetHeight ?? 0 },
  };
}
