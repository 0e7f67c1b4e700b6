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

let follow = async (event: KeyboardEvent, room: KeyRoom): Promise<void> => {
  try {
    const { followKey } = await import('./follow-key.ts');
    follow = followKey;
    await followKey(event, room);
  } catch {
    // Without a connection the links still work.
  }
};
