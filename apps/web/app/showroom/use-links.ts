import { useEffect, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { leaving } from './leaving.ts';
import { isPlainClick } from '~/ui/plain-click.ts';
import { useTrail, type OpenedState } from './use-closing.ts';

/**
 * One click handler for all plain links below an element: addresses of our own are followed without loading
 * the page anew. Links that something else has taken care of, and every special click, are left alone.
 */
export function useLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  const trail = useTrail();
  // After the effects of everything inside, so that what waited meets the page as it is now.
  useEffect(() => leaving.shows(key), [key]);
  return (event) => {
    const link = (event.target as Element).closest('a[href]');
    if (!(link instanceof HTMLAnchorElement) || !isOurs(event, link)) return;
    event.preventDefault();
    if (leaving.isUnderWay()) {
      // Its address is another one when what is being closed is no longer part of it.
      leaving.after(() => link.isConnected && link.click());
      return;
    }
    const url = new URL(link.href);
    const opensOver = url.pathname === pathname && url.search !== '';
    const state: OpenedState | null = opensOver ? { trail: [...trail, pathname + search] } : null;
    void navigate(`${url.pathname}${url.search}${url.hash}`, { state, preventScrollReset: opensOver });
  };
}

function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isForeign = link.origin !== globalThis.location.origin || link.pathname.startsWith('/box-api/');
  // Ways to other locations are walked, and what is closed is asked for; the showroom follows them itself.
  const isWalk = (link.dataset['walk'] ?? link.dataset['door']) !== undefined;
  const isHere = link.hash !== '' && link.pathname === globalThis.location.pathname;
  return isPlainClick(event) && link.target === '' && !isForeign && !isHere && !isWalk;
}
