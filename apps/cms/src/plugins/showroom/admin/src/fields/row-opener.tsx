import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { MENDED_FIELD } from '../mended-field.ts';

/** The rows that were opened for the address that is shown: saving draws them again, and they may have been closed. */
let opened = { visit: '', rows: new Set<string>() };

/**
 * Inside the button that opens a row of a form: opens it once when the address names a field in it.
 *
 * @param name of the row in the form: `action_stack.0`.
 */
export function RowOpener({ name }: { readonly name: string }) {
  const { key } = useLocation();
  const [query] = useSearchParams();
  const ref = useRef<HTMLSpanElement>(null);
  const field = query.get(MENDED_FIELD) ?? '';
  const isWanted = field === name || field.startsWith(`${name}.`);
  useEffect(() => {
    const button = ref.current?.closest('button');
    if (!isWanted || button === null || button === undefined) return;
    if (opened.visit !== key) opened = { visit: key, rows: new Set() };
    if (opened.rows.has(name)) return;
    opened.rows.add(name);
    if (button.getAttribute('aria-expanded') === 'false') button.click();
    // The field itself takes the focus as soon as it is drawn.
    button.focus();
    button.scrollIntoView({ block: 'center' });
  }, [isWanted, key, name]);
  return <span ref={ref} hidden />;
}
