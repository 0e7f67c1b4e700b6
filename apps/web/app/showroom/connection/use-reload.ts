import { useEffect } from 'react';

/** Loads the page anew, from the server alone, as soon as it is wished. */
export function useReload(isNeeded: boolean): void {
  useEffect(() => {
    if (isNeeded) location.reload();
  }, [isNeeded]);
}
