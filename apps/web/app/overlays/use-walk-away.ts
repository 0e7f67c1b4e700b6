import { payloadId } from '@vitrine/core/world/ids';
import { useEffect, useRef } from 'react';
import { useWalkTo } from '~/showroom/react/use-showroom.ts';
import { useClosing } from '~/showroom/react/use-closing.ts';

/**
 * Walks to a location that was chosen in an overlay as soon as the last overlay has gone: the visitor sees the walk from
 * its beginning, and closing afterwards would undo the address of a journey that ended earlier.
 *
 * @returns closes everything and remembers the chosen location.
 */
export function useWalkAway(pageHref: string, isAnyOpen: boolean): (link: HTMLAnchorElement) => void {
  const walkTo = useWalkTo();
  const closeAll = useClosing(pageHref);
  const chosen = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const link = chosen.current;
    if (isAnyOpen || link === null) return;
    chosen.current = null;
    walkTo(payloadId(link.dataset['walk'] ?? ''), link.pathname + link.search);
  }, [isAnyOpen, walkTo]);
  return (link) => {
    chosen.current = link;
    closeAll();
  };
}
