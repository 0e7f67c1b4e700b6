import type { WalkGraph } from '@vitrine/core/navigation/walk-graph';

/** Fetches the map of the whole showroom. @throws Error when the server refuses it or cannot be reached. */
export async function loadWalkGraph({
  locale,
  version,
}: {
  readonly locale: string;
  readonly version: string;
}): Promise<WalkGraph> {
  const response = await fetch(
    `/box-api/walk/${encodeURIComponent(locale)}?v=${encodeURIComponent(version)}`,
  );
  if (!response.ok) throw new Error(`The walk graph answers ${response.status}.`);
  // Our own server made it from the type of the same name.
  return (await response.json()) as WalkGraph;
}
