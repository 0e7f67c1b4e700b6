import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MENDED_FIELD } from './mending-address.ts';

/** Focuses the text field of the edit view that the address names. */
export function useFieldInFocus(): void {
  const [query] = useSearchParams();
  const field = query.get(MENDED_FIELD);
  useEffect(() => {
    if (field === null) return;
    const input = document.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`);
    input?.focus();
    input?.scrollIntoView({ block: 'center' });
  }, [field]);
}
