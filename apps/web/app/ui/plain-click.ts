import type { MouseEvent } from 'react';

/** A click that means "follow this here": no other button, no modifier key, not handled yet. */
export function isPlainClick(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isModified && !event.defaultPrevented;
}
