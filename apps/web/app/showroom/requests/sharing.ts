import { useSyncExternalStore } from 'react';

/** Copies a text. @returns false where the browser does not let us: then the visitor has to do it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Not in a secure context, or forbidden.
    return false;
  }
}

/** Whether the device has its own way to pass a link on; never on the server. */
export function useCanShare(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => 'share' in navigator,
    () => false,
  );
}

/** Opens the device's own way to pass a link on. A visitor who closes it has changed their mind. */
export function shareNatively(link: { readonly title: string; readonly url: string }): void {
  navigator.share(link).catch(ignore);
}

function neverChanges() {
  return ignore;
}

function ignore() {}
