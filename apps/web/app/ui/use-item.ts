import { useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useFrame } from './frame.tsx';

/** One of several things that a viewer shows, with the address that opens the viewer at it. */
interface Addressed {
  readonly href: string;
}

/**
 * Selects one of a viewer's items. Another item replaces the entry in the address, so that a reload and a shared
 * link show it, and one step back still leaves the viewer.
 */
export function useItem(items: readonly Addressed[], start: number) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { isLeaving } = useFrame();
  const { location: ahead } = useNavigation();
  const [shown, setShown] = useState({ start, index: start });
  // Another address for the same viewer.
  if (shown.start !== start) setShown({ start, index: start });
  const index = Math.min(shown.index, items.length - 1);
  const show = (next: number) => {
    const item = items[next];
    if (item === undefined || next === index) return;
    setShown({ start, index: next });
    // A visitor who is leaving the viewer is not called back by it.
    const isElsewhere =
      ahead !== undefined && !items.some(({ href }) => href === ahead.pathname + ahead.search);
    if (isLeaving || isElsewhere) return;
    // The state of the history entry is kept.
    void navigate(item.href, { replace: true, preventScrollReset: true, state });
  };
  return { index, show };
}
