/**
 * Opens the search with `/` (DESIGN: search), wherever nobody is writing. The key follows the search's own link,
 * so that it opens what the link opens.
 *
 * @returns takes the listener away.
 */
export function followSearchKey(): () => void {
  addEventListener('keydown', openSearch);
  return () => removeEventListener('keydown', openSearch);
}

function openSearch(event: KeyboardEvent): void {
  const isModified = event.ctrlKey || event.metaKey || event.altKey;
  if (event.key !== '/' || isModified || event.defaultPrevented || isWriting(event.target)) return;
  const link = document.querySelector<HTMLAnchorElement>('a[aria-keyshortcuts="/"]');
  if (link === null || document.querySelector('dialog:modal') !== null) return;
  event.preventDefault();
  link.click();
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
