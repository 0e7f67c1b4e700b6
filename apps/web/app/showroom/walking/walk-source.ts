import { createWalkMap } from '@vitrine/core/navigation/walk-map';
import type { WalkGraph, WalkLocation, WalkTransition } from '@vitrine/core/navigation/walk-graph';
import type { WalkMap } from '@vitrine/core/navigation/walk-map';
import type { PayloadId } from '@vitrine/core/world/ids';
import type { LocationView } from '~/page-data/location-view.ts';

/** Fetches the whole walk graph; rejects if it cannot be loaded. */
export type LoadWalkGraph = (request: {
  readonly locale: string;
  readonly version: string;
}) => Promise<WalkGraph>;

/**
 * The map that journeys are planned on. It begins with the visited pages and their neighbours, enough for a
 * direct move, and becomes the whole showroom once the walk graph is there.
 */
export interface WalkSource {
  map(): WalkMap;
  /** The address of a location in the language of the page, where it is known. */
  hrefOf(location: PayloadId): string | undefined;
  /** A page is rendered: it belongs to the map, and its language and version are the wanted ones. */
  enter(view: LocationView): void;
  /** Whether the whole showroom is known, in the wanted language and version. */
  isComplete(): boolean;
  /** Fetches the missing parts, once; resolves to whether the whole showroom is known. Never rejects. */
  complete(): Promise<boolean>;
}

export function createWalkSource({
  load,
  onChange,
}: {
  readonly load: LoadWalkGraph;
  /** The map has changed. */
  readonly onChange: () => void;
}): WalkSource {
  let wanted = { locale: '', version: '' };
  let whole: { readonly locale: string; readonly version: string; readonly graph: WalkGraph } | undefined;
  let visited = emptyGraph('');
  let map = createWalkMap(visited);
  let loading: { readonly key: string; readonly done: Promise<boolean> } | undefined;

  const isComplete = () => whole?.locale === wanted.locale && whole.version === wanted.version;
  const changeTo = (graph: WalkGraph) => {
    map = createWalkMap(graph);
    onChange();
  };
  const fetchWhole = async (request: typeof wanted): Promise<boolean> => {
    try {
      const graph = await load(request);
      if (request.locale !== wanted.locale) return false;
      whole = { ...request, graph };
      changeTo(graph);
      return true;
    } catch {
      // The visited pages and plain navigation still lead everywhere.
      return false;
    } finally {
      loading = undefined;
    }
  };

  return {
    map: () => map,
    hrefOf(location) {
      const visitedLocation = visited.locations.find((one) => one.payloadId === location);
      if (visitedLocation !== undefined) return visitedLocation.href;
      return whole?.locale === wanted.locale ? map.locations.get(location)?.href : undefined;
    },
    enter(view) {
      const locale = view.locale.code;
      const isOther = locale !== wanted.locale || view.version !== wanted.version;
      wanted = { locale, version: view.version };
      visited = merge(isOther ? emptyGraph(view.version) : visited, graphOfView(view));
      const isKnown = map.locations.has(view.payloadId);
      if (whole === undefined) changeTo(visited);
      else if (!isKnown) changeTo(merge(whole.graph, visited));
    },
    isComplete,
    complete() {
      if (isComplete()) return Promise.resolve(true);
      const key = `${wanted.locale} ${wanted.version}`;
      if (loading?.key !== key) loading = { key, done: fetchWhole(wanted) };
      return loading.done;
    },
  };
}

function emptyGraph(version: string): WalkGraph {
  return { version, locations: [], transitions: [] };
}

function graphOfView(view: LocationView): WalkGraph {
  const own: WalkLocation = {
    payloadId: view.payloadId,
    world: view.world.slug,
    title: view.title,
    href: view.href,
    backgrounds: view.backgrounds,
    ...(view.next && { next: view.next.payloadId }),
    ...(view.previous && { previous: view.previous.payloadId }),
  };
  return {
    version: view.version,
    locations: [own, ...view.neighbours.map(({ location }) => ({ ...location, world: view.world.slug }))],
    transitions: view.neighbours.map(({ transition }) => transition),
  };
}

/** Entries of `newer` replace those of `older`. */
function merge(older: WalkGraph, newer: WalkGraph): WalkGraph {
  return {
    version: newer.version,
    locations: latestById([...older.locations, ...newer.locations]),
    transitions: latestById([...older.transitions, ...newer.transitions]),
  };
}

function latestById<Entry extends WalkLocation | WalkTransition>(
  entries: readonly Entry[],
): readonly Entry[] {
  return [...new Map(entries.map((entry) => [entry.payloadId, entry])).values()];
}
