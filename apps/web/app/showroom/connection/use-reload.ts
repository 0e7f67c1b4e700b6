import { useEffect } from 'react';

/** Loads the page anew, from the server alone, as soon as it is wished. */
export function useReload(isWished: boolean): void {
  useEffect(() => {
    if (isWished) location.reload();
  }, [isWished]);
}
