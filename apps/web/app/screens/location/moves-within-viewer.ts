/** Parameters that only select one of the items in an open viewer. */
const WITHIN_VIEWER = ['item', 'page'];

/** Whether two addresses differ only in what an open viewer shows. */
export function movesWithinViewer(from: URL, to: URL): boolean {
  return from.href !== to.href && outside(from) === outside(to);
}

function outside(address: URL): string {
  const url = new URL(address);
  for (const name of WITHIN_VIEWER) url.searchParams.delete(name);
  url.searchParams.sort();
  return url.href;
}
