/** A tab whose address is not known yet. */
export interface OpeningTab {
  readonly show: (href: string) => void;
  readonly close: () => void;
}

/**
 * Opens a tab for an address that is still asked for. Call it while the click is handled: later, the browser blocks it
 * as a pop-up.
 *
 * @returns undefined where the browser blocks it all the same.
 */
export function openTab(): OpeningTab | undefined {
  const tab = window.open('about:blank', '_blank');
  if (tab === null) return undefined;
  return {
    show: (href) => {
      tab.opener = null;
      tab.location.replace(href);
    },
    close: () => tab.close(),
  };
}
