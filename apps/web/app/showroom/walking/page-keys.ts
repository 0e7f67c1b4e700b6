/** The keys that follow a link of the page, which names its own in `aria-keyshortcuts`: search, previous and next. */
const KEYS: ReadonlySet<string> = new Set(['/', 'ArrowLeft', 'ArrowRight']);

/** What takes keys itself. */
const WRITES = 'input, textarea, select, [contenteditable]';
const MOVES_BY_ARROWS = `${WRITES}, video, audio, [role="tablist"], [role="slider"]`;

/**
 * Opens the search with `/` (docs/design/unspecified.md) and walks to the previous or next location with the arrow
 * keys, unless the visitor is typing or an overlay is open. A key does what its link does.
 *
 * @returns a function that removes the listener.
 */
export function followPageKeys(): () => void {
  addEventListener('keydown', followLink);
  return () => removeEventListener('keydown', followLink);
}

function followLink(event: KeyboardEvent): void {
  const { key, target } = event;
  const isModified = event.ctrlKey || event.metaKey || event.altKey;
  // A key that is held down would walk on and on.
  if (!KEYS.has(key) || isModified || event.repeat || event.defaultPrevented || isTaken(key, target)) return;
  const link = document.querySelector<HTMLAnchorElement>(`a[aria-keyshortcuts="${key}"]`);
  if (link === null || document.querySelector(key === '/' ? 'dialog:modal' : 'dialog[open]') !== null) return;
  event.preventDefault();
  link.click();
}

function isTaken(key: string, target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(key === '/' ? WRITES : MOVES_BY_ARROWS) !== null;
}
