/** What of an address only says which of the things that a viewer holds already is shown. */
const WITHIN_VIEWER = ['item', 'page'];

/** Whether an address differs from another in nothing but what an open viewer shows. */
export function movesWithinViewer(from: URL, to: URL): boolean {
  return from.href !== to.href && outside(from) === outside(to);
}

function outside(address: URL): string {
  const url = new URL(address);
  for (const name of WITHIN_VIEWER) url.searchParams.delete(name);
  url.searchParams.sort();
  return url.href;
}
