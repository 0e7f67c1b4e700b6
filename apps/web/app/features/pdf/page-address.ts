/**
 * Writes the page that is being read into the address, replacing the entry: a reload and a shared link open it.
 * The router is bypassed, because nothing needs to be loaded.
 */
export function writePage(page: number): void {
  const address = new URL(globalThis.location.href);
  if (!address.searchParams.has('pdf')) return;
  if (page > 1) address.searchParams.set('page', String(page));
  else address.searchParams.delete('page');
  // Elsewhere an empty value, as in `?menu`, is written without its `=`.
  const query = address.search.replaceAll(/=(?=&|$)/g, '');
  if (query !== globalThis.location.search)
    history.replaceState(history.state, '', `${address.pathname}${query}`);
}
