import type { followKey, KeyRoom } from './follow-key.ts';

/**
 * Listens for the keys of a room (docs/design/unspecified.md). What a key does is loaded with the first one.
 *
 * @returns a function that removes the listener.
 */
export function followPageKeys(room: KeyRoom): () => void {
  // Once it is loaded it is called within the event: only then can it keep the browser from scrolling.
  let follow: typeof followKey | undefined;
  const loadAndFollow: typeof followKey = async (event) => {
    try {
      const keys = await import('./follow-key.ts');
      follow = keys.followKey;
      await follow(event, room);
    } catch {
      // Without a connection the links still work.
    }
  };
  const onKey = (event: KeyboardEvent) => {
    // Firefox would search the page for it while the code is loading.
    if (event.key === '/' && event.target === document.body) event.preventDefault();
    void (follow ?? loadAndFollow)(event, room);
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}
