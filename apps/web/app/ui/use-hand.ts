import { useEffect, useEffectEvent, useState } from 'react';

/** Who moves what scrolls and zooms: browsers report the visitor and scripts alike. */
export interface Hand {
  /** The visitor has touched it, and it was not led since. */
  readonly isOn: () => boolean;
  /** It was led since the visitor has touched it. */
  readonly isLed: () => boolean;
  /** The visitor touches it. */
  readonly take: () => void;
  /** It is led, from now on until the visitor touches it. */
  readonly lead: () => void;
  /** What moves it next is neither of both. */
  readonly letGo: () => void;
}

/** What a visitor moves something with. */
const SIGNS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** The bar of a presentation lies over what is open, and moves nothing. */
const APART = 'aside';

/**
 * Watches for the visitor's hand on something.
 *
 * @param find the element that is moved, with its controls.
 * @param onSign called with each sign of the visitor.
 */
export function useHand(find: () => Element | null | undefined, onSign?: () => void): Hand {
  const [hand] = useState(createHand);
  const element = useEffectEvent(() => find());
  const take = useEffectEvent(({ target }: Event) => {
    if (target instanceof Element && target.closest(APART) !== null) return;
    hand.take();
    onSign?.();
  });
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal } as const;
    for (const sign of SIGNS) element()?.addEventListener(sign, (event) => take(event), options);
    return () => listening.abort();
  }, []);
  return hand;
}

function createHand(): Hand {
  let mover: 'visitor' | 'lead' | undefined;
  return {
    isOn: () => mover === 'visitor',
    isLed: () => mover === 'lead',
    take: () => {
      mover = 'visitor';
    },
    lead: () => {
      mover = 'lead';
    },
    letGo: () => {
      mover = undefined;
    },
  };
}
