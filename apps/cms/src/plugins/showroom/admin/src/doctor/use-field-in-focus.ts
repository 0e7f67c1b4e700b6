import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MENDED_FIELD } from './mending-address.ts';

/** Puts the cursor into the field of the edit view that the address names, where it is one to type in. */
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
