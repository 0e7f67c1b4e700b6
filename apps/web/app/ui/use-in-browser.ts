import { useSyncExternalStore } from 'react';

/**
 * Whether the component may show what only scripts can: false on the server and while a page from the server
 * is taken over, true from then on and at once in what is opened later.
 */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges() {
  return leave;
}

function leave() {}
