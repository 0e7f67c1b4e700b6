import type { BoxPoint } from '@vitrine/core/placing/cover';
import type { PicturePoint } from '@vitrine/core/world/background';
import type { HotspotView, LocationView } from '~/page-data/location-view.ts';
import { hotspotLinks, isLinkOf } from './hotspot-links.ts';
import { drawnPicture } from './drawn-picture.ts';
import { pointInPicture } from './point-in-picture.ts';

/** What a tap does something else on. */
const TAPPED = 'a, button, input, summary, [role="button"], [data-chrome]';

/** What a presenter does with the pointer. */
export interface PointingListeners {
  readonly pointed: (point: PicturePoint) => void;
  readonly pinged: (point: PicturePoint) => void;
  readonly lookedAt: (hotspot: HotspotView) => void;
}

/**
 * Turns what happens on a location's picture into pointing for as long as the pointer is on: a mouse points where it is,
 * a finger where it is dragged, a tap pings, and what opens a hotspot points at it. The style sheet knows the box by
 * `data-pointing`.
 *
 * @returns a function that ends it.
 */
export function followPointing(
  box: HTMLElement,
  view: Pick<LocationView, 'backgrounds' | 'hotspots'>,
  listeners: PointingListeners,
): () => void {
  const pointAt = ({ clientX, clientY }: MouseEvent): PicturePoint | undefined => {
    const { left, top } = box.getBoundingClientRect();
    const position: BoxPoint = { x: clientX - left, y: clientY - top };
    const isInside =
      position.x >= 0 && position.y >= 0 && position.x <= box.clientWidth && position.y <= box.clientHeight;
    const picture = isInside ? drawnPicture(box, view.backgrounds) : undefined;
    if (picture === undefined) return undefined;
    const { x, y } = pointInPicture(position, picture);
    return { x: rounded(x), y: rounded(y) };
  };
  /** Not where something lies over the picture, nor in another view of a panorama, which fingers turn. */
  const isOnPicture = ({ target }: Event): boolean =>
    target instanceof Element && box.contains(target) && !box.hasAttribute('data-turned');

  const onMove = (event: PointerEvent): void => {
    if (!isOnPicture(event)) return;
    const point = pointAt(event);
    if (point) listeners.pointed(point);
  };
  /** Otherwise the picture would be dragged along. */
  const onDown = (event: PointerEvent): void => {
    if (!isOnPicture(event)) return;
    event.stopPropagation();
    onMove(event);
  };
  const onClick = (event: MouseEvent): void => {
    const { target } = event;
    if (!(target instanceof Element) || !box.contains(target)) return;
    const hotspot = hotspotOf(target.closest('a'), view.hotspots);
    if (hotspot) listeners.lookedAt(hotspot);
    else {
      const point = target.closest(TAPPED) === null ? pointAt(event) : undefined;
      if (point === undefined) return;
      listeners.pinged(point);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const stop = new AbortController();
  const { signal } = stop;
  box.dataset['pointing'] = '';
  // Before everything else that listens to the picture.
  addEventListener('pointermove', onMove, { capture: true, passive: true, signal });
  addEventListener('pointerdown', onDown, { capture: true, signal });
  addEventListener('click', onClick, { capture: true, signal });
  return () => {
    stop.abort();
    delete box.dataset['pointing'];
  };
}

/** The hotspot that has the focus of the keyboard, if it is one of a location's. */
export function focusedHotspot(
  box: HTMLElement,
  hotspots: LocationView['hotspots'],
): HotspotView | undefined {
  const link = hotspotLinks(box).find((one) => one.matches(':focus-visible'));
  return hotspotOf(link ?? null, hotspots);
}

/** Links of a card or a list have no place of their own. */
function hotspotOf(
  link: HTMLAnchorElement | null,
  hotspots: LocationView['hotspots'],
): HotspotView | undefined {
  if (link === null) return undefined;
  const isPlaced = link.matches('[data-hotspot]');
  return hotspots.find((one) => (isPlaced ? isLinkOf(link, one) : one.href === link.getAttribute('href')));
}

/** To the hundredth of a percent: a fifth of a pixel in a window of 1920. The edge of the picture is on it. */
function rounded(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)) * 100) / 100;
}
