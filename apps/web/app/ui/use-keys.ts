import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** Handles a key; false leaves it to the browser. */
export type KeyTaker = (key: string) => boolean;

/** Elements that use the arrow keys themselves. */
const MOVES_BY_ARROWS = 'input, select, textarea, video, [role="tablist"]';

/**
 * Handles keys in an element; in a viewer that fills an overlay, in the whole overlay, wherever its focus is. Keys
 * with modifiers, and arrows in elements that use them, are left alone.
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
