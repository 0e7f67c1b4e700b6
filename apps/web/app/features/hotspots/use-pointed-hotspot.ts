import { useEffect, useState } from 'react';

const POINTED = 'a[data-hotspot]:is(:hover, :focus-visible)';

/**
 * The hotspot that a mouse points at or that has the focus of the keyboard, unless its card was dismissed: Escape
 * closes it until the visitor comes back (WCAG 1.4.13). A finger opens at once what is behind a hotspot.
 */
export function usePointedHotspot(layer: HTMLElement): HTMLElement | undefined {
  const [pointed, setPointed] = useState<HTMLElement>();
  useEffect(() => {
    let dismissed: HTMLElement | undefined;
    const look = () => {
      // The pointer has gone over to the card.
      if (layer.querySelector('[data-card]:hover') !== null) return;
      const canHover = matchMedia('(hover: hover)').matches;
      const selector = canHover ? POINTED : 'a[data-hotspot]:focus-visible';
      const found = [...layer.querySelectorAll<HTMLElement>(selector)].at(-1);
      if (found !== dismissed) dismissed = undefined;
      setPointed(found === dismissed ? undefined : found);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]') !== null) return;
      dismissed = [...layer.querySelectorAll<HTMLElement>(POINTED)].at(-1);
      setPointed(undefined);
    };
    const signs = ['pointerover', 'pointerout', 'focusin', 'focusout'] as const;
    // The focus leaves one element before it comes to another: the page is asked when both have happened.
    const onSign = () => queueMicrotask(look);
    for (const sign of signs) layer.addEventListener(sign, onSign);
    addEventListener('keydown', onKey);
    look();
    return () => {
      for (const sign of signs) layer.removeEventListener(sign, onSign);
      removeEventListener('keydown', onKey);
    };
  }, [layer]);
  return pointed?.isConnected ? pointed : undefined;
}
