import { useEffect, useState } from 'react';

/**
 * The element that what has to be usable at any time is rendered into, such as notifications: the topmost modal
 * dialog, because everything outside it is out of reach for taps and screen readers; else the page.
 */
export function useTopmost(): Element {
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
