import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MENDED_FIELD } from '../mended-field.ts';

/** What an editor does to go somewhere else. */
const OWN_MOVES = ['pointerdown', 'keydown'] as const;

/**
 * Focuses the field of the edit view that the address names, as soon as the form draws it: a field in a closed row is
 * there once its row has opened. An editor who moves first is left alone.
 */
export function useFieldInFocus(): void {
  const [query] = useSearchParams();
  const field = query.get(MENDED_FIELD);
  useEffect(() => {
    if (field === null) return undefined;
    const focus = (): boolean => {
      const input = document.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`);
      input?.focus();
      input?.scrollIntoView({ block: 'center' });
      return input !== null;
    };
    if (focus()) return undefined;
    const observer = new MutationObserver(() => {
      if (focus()) stop();
    });
    const stop = (): void => {
      observer.disconnect();
      for (const move of OWN_MOVES) document.removeEventListener(move, stop);
    };
    observer.observe(document.body, { childList: true, subtree: true });
    for (const move of OWN_MOVES) document.addEventListener(move, stop);
    return stop;
  }, [field]);
}
