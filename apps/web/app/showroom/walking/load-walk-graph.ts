import type { WalkGraph } from '@vitrine/core/navigation/walk-graph';
import type { PayloadId, WorldSlug } from '@vitrine/core/world/ids';

/** Which part of the walk graph: the whole of it, what is near, or one path. */
export interface WalkGraphRequest {
  readonly locale: string;
  readonly version: string;
  /** Of a large showroom: the part around the first of these that still exists, else around the world's start. */
  readonly near?: { readonly locations: readonly PayloadId[]; readonly world: WorldSlug };
  /** Of a large showroom: the cheapest path between two locations. */
  readonly path?: { readonly from: PayloadId; readonly to: PayloadId };
}

/** Fetches a walk graph. @throws Error when the server refuses it or cannot be reached. */
export type LoadWalkGraph = (request: WalkGraphRequest) => Promise<WalkGraph>;

export async function loadWalkGraph({ locale, version, near, path }: WalkGraphRequest): Promise<WalkGraph> {
  const query = new URLSearchParams({ v: version, ...path });
  for (const location of near?.locations ?? []) query.append('near', location);
  if (near) query.set('world', near.world);
  const response = await fetch(`/box-api/walk/${encodeURIComponent(locale)}?${query}`);
  if (!response.ok) throw new Error(`The walk graph answers ${response.status}.`);
  // Our own server made it from the type of the same name.
  return (await response.json()) as WalkGraph;
}
