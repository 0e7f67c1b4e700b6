import { useEffect } from 'react';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { isPlainClick } from '~/ui/plain-click.ts';
import { openedFromHere } from '../browser/browser-entry.ts';
import { useShowroomWindow } from '../window/window-context.ts';

/**
 * One click handler for all plain links below an element: follows addresses of our own without reloading the page. It
 * ignores links that were already handled, and every modified click.
 */
export function useLinks(): (event: MouseEvent) => void {
  const { backQueue, opens } = useShowroomWindow();
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const isFetching = useNavigation().state !== 'idle';
  // After the effects of all children, so that queued tasks find the current page.
  useEffect(() => backQueue.shows(key), [backQueue, key]);
  useEffect(() => backQueue.fetches(isFetching), [backQueue, isFetching]);
  useEffect(() => () => backQueue.fetches(false), [backQueue]);
  return (event) => {
    const link = (event.target as Element).closest('a[href]');
    if (!(link instanceof HTMLAnchorElement) || !isOurs(event, link)) return;
    event.preventDefault();
    if (backQueue.isPending()) {
      // The link's address changes once the closing overlay is no longer part of it.
      backQueue.after(() => link.isConnected && link.click());
      return;
    }
    const url = new URL(link.href);
    const opensOver = url.pathname === pathname && url.search !== '';
    const state = opensOver ? openedFromHere() : null;
    // On arrival the browser is in the new location before its page is rendered.
    const path = opensOver ? globalThis.location.pathname : url.pathname;
    const href = `${path}${url.search}${url.hash}`;
    const opening = navigate(href, { state, preventScrollReset: opensOver });
    if (opensOver) opens(opening);
  };
}

function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isForeign = link.origin !== globalThis.location.origin || link.pathname.startsWith('/box-api/');
  // The showroom itself follows links to other locations and to doors.
  const isWalk = (link.dataset['walk'] ?? link.dataset['door']) !== undefined;
  const isHere = link.hash !== '' && link.pathname === globalThis.location.pathname;
  return isPlainClick(event) && link.target === '' && !isForeign && !isHere && !isWalk;
}
