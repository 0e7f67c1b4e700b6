import { createWalkMap } from '@vitrine/core/navigation/walk-map';
import type { WalkGraph, WalkLocation, WalkTransition } from '@vitrine/core/navigation/walk-graph';
import type { WalkMap } from '@vitrine/core/navigation/walk-map';
import type { PayloadId } from '@vitrine/core/world/ids';
import type { LocationView } from '~/page-data/location-view.ts';
import type { LoadWalkGraph, WalkGraphRequest } from './load-walk-graph.ts';

/**
 * The map that journeys are planned on. It begins with the visited pages and their neighbours, enough for a direct
 * move. It becomes the whole showroom once the walk graph is there; of a large showroom it becomes the part around
 * the visitor, and each path that the server has planned.
 */
export interface WalkSource {
  map(): WalkMap;
  /** The address of a location in the language of the page, where it is known. */
  hrefOf(location: PayloadId): string | undefined;
  /** A page is rendered: it belongs to the map, and its language and version are the wanted ones. */
  enter(view: LocationView): void;
  /** Whether the map has the cheapest path between two locations, or knows that there is none. */
  knowsPath(from: PayloadId | undefined, target: PayloadId): boolean;
  /** Fetches the walk graph, or what of a large one is near, once; resolves in any case. */
  complete(): Promise<void>;
  /** Fetches what a journey needs; resolves to whether the map has the target. Never rejects. */
  reach(from: PayloadId | undefined, target: PayloadId): Promise<boolean>;
}

/** What the walk graph was requested for. */
interface Wanted {
  readonly locale: string;
  readonly version: string;
}

export function createWalkSource({
  load,
  onChange,
}: {
  readonly load: LoadWalkGraph;
  /** The map has changed. */
  readonly onChange: () => void;
}): WalkSource {
  let view: LocationView | undefined;
  let wanted: Wanted = { locale: '', version: '' };
  let fetched: { readonly wanted: Wanted; readonly graph: WalkGraph } | undefined;
  /** The visited pages with their neighbours, and the paths that the server has planned. */
  let learnt = emptyGraph('');
  let plannedPaths = new Set<string>();
  let map = createWalkMap(learnt);
  let loading: { readonly key: string; readonly done: Promise<void> } | undefined;

  const current = () => (isSame(fetched?.wanted, wanted) ? fetched?.graph : undefined);
  const changeTo = (graph: WalkGraph) => {
    map = createWalkMap(graph);
    onChange();
  };
  const learn = (graph: WalkGraph) => {
    learnt = merge(learnt, graph);
    changeTo(fetched === undefined ? learnt : merge(fetched.graph, learnt));
  };
  /** Of a large showroom, whether the map ends at the visitor's location. */
  const isAtEdge = ({ locations }: WalkGraph) => {
    const known = new Set(locations.map(({ payloadId }) => payloadId));
    return view?.neighbours.some(({ location }) => !known.has(location.payloadId)) ?? false;
  };
  const needsFetching = () => {
    const graph = current();
    return graph === undefined || (graph.centre !== undefined && isAtEdge(graph));
  };
  const fetchGraph = async (request: Wanted) => {
    try {
      const graph = await load({ ...request, ...(view?.isLarge && { near: nearby(view) }) });
      if (request.locale !== wanted.locale) return;
      // The journey may still lead through what was near before.
      const before = current();
      fetched = { wanted: request, graph };
      changeTo(graph.centre === undefined ? graph : merge(before ? merge(before, graph) : graph, learnt));
    } catch {
      // The visited pages and plain navigation still lead everywhere.
    } finally {
      loading = undefined;
    }
  };
  const complete = (): Promise<void> => {
    if (!needsFetching()) return Promise.resolve();
    const key = `${wanted.locale} ${wanted.version}`;
    if (loading?.key !== key) loading = { key, done: fetchGraph(wanted) };
    return loading.done;
  };
  const knowsPath = (from: PayloadId | undefined, target: PayloadId) => {
    const graph = current();
    if (graph === undefined) return false;
    if (graph.centre === undefined) return map.locations.has(target);
    if (plannedPaths.has(`${from} ${target}`)) return true;
    return graph.centre === from && graph.locations.some(({ payloadId }) => payloadId === target);
  };

  return {
    map: () => map,
    hrefOf(location) {
      const known = learnt.locations.find(({ payloadId }) => payloadId === location);
      if (known !== undefined) return known.href;
      return fetched?.wanted.locale === wanted.locale ? map.locations.get(location)?.href : undefined;
    },
    enter(newView) {
      view = newView;
      const locale = newView.locale.code;
      if (locale !== wanted.locale || newView.version !== wanted.version) {
        wanted = { locale, version: newView.version };
        learnt = emptyGraph(newView.version);
        plannedPaths = new Set();
      }
      const isKnown = fetched !== undefined && map.locations.has(newView.payloadId);
      if (isKnown) learnt = merge(learnt, graphOfView(newView));
      else learn(graphOfView(newView));
    },
    knowsPath,
    complete,
    async reach(from, target) {
      await complete();
      if (current()?.centre !== undefined && from !== undefined && !knowsPath(from, target)) {
        const request = wanted;
        // Without an answer the journey is planned on what is known.
        const path = await load({ ...request, path: { from, to: target } }).catch(() => undefined);
        if (path !== undefined && request === wanted) {
          plannedPaths.add(`${from} ${target}`);
          learn(path);
        }
      }
      return current() !== undefined && map.locations.has(target);
    },
  };
}

function isSame(one: Wanted | undefined, other: Wanted): boolean {
  return one?.locale === other.locale && one.version === other.version;
}

/** What the walk graph of a large showroom is cut around: the page, else what was a step away from it. */
export function nearby({
  payloadId,
  previous,
  next,
  neighbours,
  world,
}: Pick<LocationView, 'payloadId' | 'previous' | 'next' | 'neighbours' | 'world'>): NonNullable<
  WalkGraphRequest['near']
> {
  const links = [previous, next, ...neighbours.map(({ location }) => location)];
  return {
    locations: [payloadId, ...links.flatMap((link) => link?.payloadId ?? [])],
    world: world.slug,
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
