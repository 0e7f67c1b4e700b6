import { useEffect } from 'react';

/** Reloads the page from the server as soon as this is needed. */
export function useReload(isNeeded: boolean): void {
  useEffect(() => {
    if (isNeeded) location.reload();
  }, [isNeeded]);
}
