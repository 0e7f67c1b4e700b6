import type { KeyRoom } from './follow-key.ts';

/**
 * Listens for the keys of a room (docs/design/unspecified.md). What a key does is loaded with the first one.
 *
 * @returns removes the listener.
 */
export function followPageKeys(room: KeyRoom): () => void {
  const onKey = (event: KeyboardEvent) => {
    // Firefox would search the page for it while the code is loading.
    if (event.key === '/' && event.target === document.body) event.preventDefault();
    follow(event, room);
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}

function follow(event: KeyboardEvent, room: KeyRoom): void {
  void import('./follow-key.ts').then(
    ({ followKey }) => followKey(event, room),
    // Without a connection the links still work.
    () => undefined,
  );
}
