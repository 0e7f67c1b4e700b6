import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** Takes a key; false leaves it to the browser. */
export type KeyTaker = (key: string) => boolean;

/** What moves by arrows itself. */
const MOVES_BY_ARROWS = 'input, select, textarea, video, [role="tablist"]';

/**
 * Hears keys in an element; of a viewer that fills an overlay in the whole overlay, wherever the focus is in
 * it. Keys with modifiers, and arrows in what moves by arrows itself, are left alone.
 */
export function useKeys(element: RefObject<Element | null>, isWholeOverlay: boolean, take: KeyTaker): void {
  const taken = useEffectEvent(take);
  useEffect(() => {
    const scope = isWholeOverlay ? element.current?.closest('dialog') : element.current;
    if (!(scope instanceof HTMLElement)) return;
    const onKey = (event: KeyboardEvent) => {
      const isModified = event.altKey || event.ctrlKey || event.metaKey;
      if (isModified || event.defaultPrevented || isOthers(event)) return;
      if (taken(event.key)) event.preventDefault();
    };
    scope.addEventListener('keydown', onKey);
    return () => scope.removeEventListener('keydown', onKey);
  }, [element, isWholeOverlay]);
}

function isOthers({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (key === ' ' || key === 'Enter') return target.closest('a, button, video, input') !== null;
  return key.startsWith('Arrow') && target.closest(MOVES_BY_ARROWS) !== null;
}
