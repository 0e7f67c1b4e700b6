import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isPlainClick } from './plain-click.ts';
import { useTrail, type OpenedState } from './use-closing.ts';

/**
 * One click handler for all plain links below an element: addresses of our own are followed without loading
 * the page anew. Links that something else has taken care of, and every special click, are left alone.
 */
export function useLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const trail = useTrail();
  return (event) => {
    const link = (event.target as Element).closest('a[href]');
    if (!(link instanceof HTMLAnchorElement) || !isOurs(event, link)) return;
    const url = new URL(link.href);
    event.preventDefault();
    const opensOver = url.pathname === pathname && url.search !== '';
    const state: OpenedState | null = opensOver ? { trail: [...trail, pathname + search] } : null;
    void navigate(`${url.pathname}${url.search}${url.hash}`, { state, preventScrollReset: opensOver });
  };
}

function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isForeign = link.origin !== globalThis.location.origin || link.pathname.startsWith('/box-api/');
  // Ways to other locations are walked; the showroom follows them itself.
  const isWalk = link.dataset['walk'] !== undefined;
  const isHere = link.hash !== '' && link.pathname === globalThis.location.pathname;
  return isPlainClick(event) && link.target === '' && !isForeign && !isHere && !isWalk;
}
