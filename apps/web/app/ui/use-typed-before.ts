import type { RefObject } from 'react';
import { useBrowserLayoutEffect } from './use-browser-layout-effect.ts';

/**
 * Takes over what a visitor typed into a field before the page's script ran. React leaves it there when it
 * hydrates a controlled field, and the next render would overwrite it.
 *
 * @param rendered the server's value of the field
 * @param take receives the text if it differs, before the browser paints
 */
export function useTypedBefore(
  field: RefObject<HTMLInputElement | null>,
  rendered: string,
  take: (typed: string) => void,
): void {
  useBrowserLayoutEffect(() => {
    const typed = field.current?.value ?? rendered;
    if (typed !== rendered) take(typed);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- of the first render alone: later ones are React's
  }, []);
}
