import { useEffect } from 'react';
import { hotspotsOf } from './layer-geometry.ts';

/** How near a pointer has to come for a name to show, in heights of a pin; and how many show, the nearest first. */
const NEAR = 3.5;
const MOST = 3;

/**
 * Shows the names of the hotspots nearest to the pointer: for a mouse while it moves (unless the settings say that
 * names only come when a hotspot itself is pointed at), for a finger, which cannot hover, from one tap to the next.
 */
export function useNearNames(layer: HTMLElement): void {
  useEffect(() => {
    const picture = layer.parentElement;
    if (!picture) return undefined;
    let frame = 0;
    const show = ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType !== 'touch' && layer.dataset['expandAll'] === undefined) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => showNear(layer, { x: clientX, y: clientY }));
    };
    const onMove = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') show(event);
    };
    const onLeave = ({ pointerType }: PointerEvent) => {
      cancelAnimationFrame(frame);
      if (pointerType !== 'touch') showNear(layer, undefined);
    };
    picture.addEventListener('pointermove', onMove, { passive: true });
    picture.addEventListener('pointerdown', show, { passive: true });
    picture.addEventListener('pointerleave', onLeave, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      picture.removeEventListener('pointermove', onMove);
      picture.removeEventListener('pointerdown', show);
      picture.removeEventListener('pointerleave', onLeave);
    };
  }, [layer]);
}

function showNear(layer: HTMLElement, pointer: { readonly x: number; readonly y: number } | undefined): void {
  const hotspots = hotspotsOf(layer);
  const nearest = new Set(pointer === undefined ? [] : nearestTo(pointer, hotspots));
  for (const hotspot of hotspots) hotspot.toggleAttribute('data-near', nearest.has(hotspot));
}

function nearestTo(pointer: { readonly x: number; readonly y: number }, hotspots: readonly HTMLElement[]) {
  return hotspots
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const distance = Math.hypot(left + width / 2 - pointer.x, top + height / 2 - pointer.y);
      return { element, distance, reach: NEAR * height };
    })
    .filter(({ distance, reach }) => distance <= reach)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MOST)
    .map(({ element }) => element);
}
