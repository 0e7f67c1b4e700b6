declare global {
  interface Window {
    /** Milliseconds from the tap until the overlay could be used. */
    benchOpened?: number | undefined;
  }
}

/**
 * Runs inside the page: notes how long it takes from the next click until something inside a dialog can be
 * seen, pictures with their first pixels. It only looks, once in each frame. It is sent as text: what it needs
 * comes as its argument.
 */
export function watchOpening(usable: string): void {
  const isUsable = (): boolean =>
    [...document.querySelectorAll(`dialog ${usable}`)].some((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isThere = width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
      return isThere && (!(element instanceof HTMLImageElement) || element.naturalWidth > 0);
    });
  window.benchOpened = undefined;
  addEventListener(
    'click',
    (event) => {
      const look = (): void => {
        if (isUsable()) window.benchOpened = performance.now() - event.timeStamp;
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}
