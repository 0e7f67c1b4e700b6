import { useEffect, useState } from 'react';

/**
 * The element that notifications are rendered into: the topmost modal dialog, because everything outside it is out
 * of reach for taps and screen readers; else the page.
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

/** Dialogs are stacked in document order. */
function topmost(): Element {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
}
