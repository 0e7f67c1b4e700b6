import type { PreviewEvent } from '@vitrine/core/links/preview-event';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Tells the admin panel around an editor's preview what is shown, and what is clicked with Alt held down, so that it can
 * open its form. The browser delivers it to the panel's origin alone.
 */
export function usePanelAround(panel: string): void {
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;

  useEffect(() => {
    send({ type: 'vitrine-shown', address }, panel);
  }, [address, panel]);

  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      if (!event.altKey || !(event.target instanceof Element)) return;
      // Neither follow a link nor, as browsers do with Alt, save what is behind it.
      event.preventDefault();
      event.stopImmediatePropagation();
      const title = event.target.closest('[data-hotspot]')?.textContent.trim();
      send({ type: 'vitrine-edit', address, ...(title ? { hotspot: title } : {}) }, panel);
    };
    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, [address, panel]);
}

function send(message: PreviewEvent, panel: string): void {
  window.parent.postMessage(message, panel);
}
