import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The query that names the field to mend. Strapi's own, `field`, breaks edit views with lists of components. */
export const MENDED_FIELD = 'mend';

/** Puts the cursor into the field of the edit view that the address names, where it is one to type in. */
export const useFieldInFocus = (): void => {
  const [query] = useSearchParams();
  const field = query.get(MENDED_FIELD);
  useEffect(() => {
    if (field === null) return;
    const input = document.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`);
    input?.focus();
    input?.scrollIntoView({ block: 'center' });
  }, [field]);
};
