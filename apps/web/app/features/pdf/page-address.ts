/**
 * Writes the page that is being read into the address, in place of the last one: a reload and a shared link
 * open it. The router is left out of it, because nothing has to be loaded anew for it.
 */
export function writePage(page: number): void {
  const address = new URL(globalThis.location.href);
  if (!address.searchParams.has('pdf')) return;
  if (page > 1) address.searchParams.set('page', String(page));
  else address.searchParams.delete('page');
  // An empty value, as in `?menu`, is written without its sign everywhere else.
  const query = address.search.replaceAll(/=(?=&|$)/g, '');
  if (query !== globalThis.location.search)
    history.replaceState(history.state, '', `${address.pathname}${query}`);
}
