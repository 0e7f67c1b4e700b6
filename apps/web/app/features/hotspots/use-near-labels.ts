import { useEffect } from 'react';

/** How near to a hotspot a finger has to come down for its label to show, in CSS pixels. */
const NEAR = 96;

/** Labels that show for one tap, the nearest first. */
const MOST = 3;

/**
 * Where labels only show on hover and focus, a finger has neither: a tap beside hotspots shows the labels of
 * the nearest ones until the next tap.
 */
export function useNearLabels(layer: HTMLElement | null): void {
  useEffect(() => {
    const picture = layer?.parentElement;
    if (!layer || !picture) return undefined;
    const onTap = ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType !== 'touch') return;
      const hotspots = [...layer.querySelectorAll<HTMLElement>('[data-hotspot]')].map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const distance = Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY);
        return { element, distance };
      });
      const ranked = hotspots
        .filter(({ distance }) => distance <= NEAR)
        .toSorted((one, other) => one.distance - other.distance)
        .slice(0, MOST)
        .map(({ element }) => element);
      const nearest = new Set(ranked);
      for (const { element } of hotspots) element.toggleAttribute('data-near', nearest.has(element));
    };
    picture.addEventListener('pointerdown', onTap, { passive: true });
    return () => picture.removeEventListener('pointerdown', onTap);
  }, [layer]);
}
