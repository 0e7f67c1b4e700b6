import { EDGE_MARKER_MARGIN, withinBox } from '@vitrine/core/placing/edge-marker';
import type { BoxPoint } from '@vitrine/core/placing/cover';
import { marksAt, NOTHING_POINTED, stepPointing } from '@vitrine/core/presentation/pointing';
import type { Mark, PointingEvent } from '@vitrine/core/presentation/pointing';
import type { LocationView } from '~/page-data/location-view.ts';
import { hotspotLinks, isLinkOf } from './hotspot-links.ts';
import { drawnPicture, positionInPicture } from './drawn-picture.ts';

/** Draws what is pointed at in a location. */
export interface PointingDrawing {
  readonly step: (event: PointingEvent) => void;
  readonly stop: () => void;
}

/**
 * Draws on the picture in a box, frame by frame for as long as there is something to see. What lies outside the box is
 * a marker at its edge that points there. The style sheet knows the elements by `data-mark`.
 *
 * @param options.layer of the style sheet, in which they are.
 * @param options.isHere whether the window still shows the location, and nothing over it.
 */
export function drawPointing(options: {
  readonly box: HTMLElement;
  readonly layer: HTMLElement;
  readonly view: Pick<LocationView, 'backgrounds' | 'hotspots'>;
  readonly isHere: () => boolean;
}): PointingDrawing {
  const { box, layer, view, isHere } = options;
  const drawn = new Map<string, HTMLElement>();
  let pointing = NOTHING_POINTED;
  let frame = 0;
  box.append(layer);

  const positionOf = ({ point, hotspot }: Mark): BoxPoint | undefined => {
    const own = view.hotspots.find(({ id }) => id === hotspot);
    const link = own && hotspotLinks(box).find((one) => isLinkOf(one, own));
    if (link === undefined) {
      const picture = drawnPicture(box, view.backgrounds);
      // A hotspot that a filter has taken away is pointed at where it would be.
      const on4x3 = point ?? own?.placement.on4x3;
      return picture && on4x3 && positionInPicture(on4x3, picture);
    }
    const [{ left, top, width, height }, origin] = [
      link.getBoundingClientRect(),
      box.getBoundingClientRect(),
    ];
    return { x: left + width / 2 - origin.left, y: top + height / 2 - origin.top };
  };

  const elementOf = ({ key, kind, hotspot }: Mark): HTMLElement => {
    const known = drawn.get(key);
    if (known) return known;
    const made = document.createElement('span');
    made.dataset['mark'] = kind;
    const title = view.hotspots.find(({ id }) => id === hotspot)?.title;
    if (title) made.append(Object.assign(document.createElement('b'), { textContent: title }));
    layer.append(made);
    drawn.set(key, made);
    return made;
  };

  const draw = (): void => {
    const now = performance.now();
    pointing = isHere() ? stepPointing(pointing, { type: 'timePassed', now }) : NOTHING_POINTED;
    const size = { width: box.clientWidth, height: box.clientHeight };
    const left = new Map(drawn);
    for (const mark of marksAt(pointing, now)) {
      const position = positionOf(mark);
      if (position === undefined) continue;
      const at = withinBox(position, size, EDGE_MARKER_MARGIN);
      const { style, dataset } = elementOf(mark);
      left.delete(mark.key);
      style.translate = `${at.position.x}px ${at.position.y}px`;
      style.opacity = String(mark.strength);
      dataset['beyond'] = at.isInside ? '' : 'edge';
      if (!at.isInside) style.setProperty('--angle', `${at.angle}deg`);
    }
    for (const [key, element] of left) {
      element.remove();
      drawn.delete(key);
    }
    frame = pointing === NOTHING_POINTED ? 0 : requestAnimationFrame(draw);
  };

  return {
    step: (event) => {
      pointing = stepPointing(pointing, event);
      if (frame === 0) frame = requestAnimationFrame(draw);
    },
    stop: () => {
      cancelAnimationFrame(frame);
      layer.remove();
    },
  };
}
