import { useEffect, useState } from 'react';

/**
 * Where notifications are put into the page: what a modal dialog lies over is out of reach, for taps and for
 * screen readers alike, so that they stand inside the topmost one.
 */
export function useToastHost(): Element {
  const [host, setHost] = useState(topmost);
  useEffect(() => {
    const look = () => setHost(topmost());
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    look();
    return () => observer.disconnect();
  }, []);
  return host;
}

/** Dialogs are stacked in the order in which they stand in the page. */
function topmost(): Element {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
}
