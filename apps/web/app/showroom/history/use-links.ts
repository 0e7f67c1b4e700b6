import { useEffect } from 'react';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { isPlainClick } from '~/ui/plain-click.ts';
import { openedFromHere } from '../browser/browser-entry.ts';
import { leaving } from './leaving.ts';

/**
 * One click handler for all plain links below an element: addresses of our own are followed without loading
 * the page anew. Links that something else has taken care of, and every special click, are left alone.
 */
export function useLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const isFetching = useNavigation().state !== 'idle';
  // After the effects of everything inside, so that what waited meets the page as it is now.
  useEffect(() => leaving.shows(key), [key]);
  useEffect(() => leaving.fetches(isFetching), [isFetching]);
  useEffect(() => () => leaving.fetches(false), []);
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
    const state = opensOver ? openedFromHere() : null;
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
