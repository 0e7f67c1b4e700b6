import { areFree, rectangleAround } from '@vitrine/core/placing/rectangle';
import type { Rectangle } from '@vitrine/core/placing/rectangle';
import type { BoxPoint } from '@vitrine/core/placing/cover';

/**
 * The header's parts; where the picture fills the window also those of the bar, whose arrows are apart from it in a low
 * window, and the location's words.
 */
const OVER_UPRIGHT = ':scope > header > *';
const OVER_WIDE = `${OVER_UPRIGHT}, :scope > nav :is(div, a), #content`;

/**
 * Everything that lies over the picture and is no hotspot: in this layer, around it, and what comes and goes, which says
 * by `data-chrome` that it does.
 */
export function chromeOf(layer: HTMLElement): readonly Element[] {
  const around = layer.closest('main')?.parentElement;
  return [
    ...layer.querySelectorAll(':scope > :not([data-hotspot], [data-card])'),
    ...(around?.querySelectorAll(innerWidth < innerHeight ? OVER_UPRIGHT : OVER_WIDE) ?? []),
    ...document.querySelectorAll('[data-chrome]'),
  ];
}

/** The hotspots of a layer, in the order of the page. */
export function hotspotsOf(layer: HTMLElement): readonly HTMLElement[] {
  return [...layer.querySelectorAll<HTMLElement>(':scope > [data-hotspot]')];
}

/** Rectangles of elements in the layer's pixels, without those that are not shown. */
export function rectanglesOf(elements: readonly Element[], layer: HTMLElement): readonly Rectangle[] {
  const origin = layer.getBoundingClientRect();
  return elements
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 1)
    .map(({ left, top, right, bottom }) => ({
      left: left - origin.left,
      top: top - origin.top,
      right: right - origin.left,
      bottom: bottom - origin.top,
    }));
}

/**
 * Where the style sheet puts the middle of a hotspot, and how far above its point that is; neither animations nor
 * what has been arranged count.
 */
export function homeOf(hotspot: HTMLElement): BoxPoint & { readonly lift: number } {
  const lift = hotspot.offsetHeight * Number(getComputedStyle(hotspot).getPropertyValue('--lift'));
  return { x: hotspot.offsetLeft, y: hotspot.offsetTop - lift, lift };
}

/** Whether every hotspot can be tapped where the style sheet puts it. */
export function isClear(layer: HTMLElement): boolean {
  return areFree(
    hotspotsOf(layer).map((one) => rectangleAround(homeOf(one), sizeOf(one))),
    { width: layer.clientWidth, height: layer.clientHeight },
    rectanglesOf(chromeOf(layer), layer),
  );
}

/** The size of what can be tapped, without animations, and a pixel around it: browsers round what is measured. */
export function sizeOf({ offsetWidth, offsetHeight }: HTMLElement) {
  return { width: offsetWidth + 2, height: offsetHeight + 2 };
}
