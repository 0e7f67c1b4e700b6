import { useSyncExternalStore } from 'react';

/**
 * Whether the component may show what needs scripts: false on the server and during hydration, true afterwards and
 * at once in what is opened later.
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
