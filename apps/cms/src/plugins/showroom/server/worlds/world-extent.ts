import { ARTICLE, HOOK, LOCATION, PORTAL, WORLD } from '../../../../content-model/content-uids.ts';
import type { ContentGraph } from '../content/world-use.ts';
import { nodeName } from '../content/world-use.ts';

/** The content of a world, by names of the content graph. */
export interface WorldExtent {
  /** The world, its locations, the transitions between and out of them, and hooks that only wait there. */
  readonly core: ReadonlySet<string>;
  /** Everything else that it shows. */
  readonly shown: ReadonlySet<string>;
  /** The part of `shown` that no other world shows. */
  readonly alone: ReadonlySet<string>;
  /** Portals of other worlds into it. */
  readonly portalsIn: ReadonlySet<string>;
  /** The part of `shown` that links to its own locations: a copy needs its own. */
  readonly leadingBack: ReadonlySet<string>;
}

/** Shared libraries, even if only one world uses an entry at the moment. */
const LIBRARIES: ReadonlySet<string> = new Set([
  'api::icon.icon',
  'api::article-category.article-category',
  'api::hotspot-category.hotspot-category',
  'api::station-category.station-category',
  'api::contact-person.contact-person',
]);

export function worldExtent(graph: ContentGraph, world: string): WorldExtent {
  const { nodes } = graph;
  const locations = graph.coreOf(world);
  const core = new Set(locations);
  for (const [name, { uid, row }] of nodes) {
    if (uid !== HOOK) continue;
    const waitsAt = namesIn(row['locations'], LOCATION);
    if (waitsAt.length > 0 && waitsAt.every((location) => locations.has(location))) core.add(name);
  }
  const portalsIn = new Set(
    [...nodes].flatMap(([name, { uid, row }]) =>
      uid === PORTAL &&
      !core.has(name) &&
      namesIn([row['to']].filter(Boolean), LOCATION).some((to) => locations.has(to))
        ? [name]
        : [],
    ),
  );
  const reached = graph.reachedFrom(core);
  const shown = new Set([...reached].filter((name) => !core.has(name)));
  const others = graph.reachedFrom([...nodes.keys()].filter((name) => !reached.has(name)));
  const alone = new Set([...shown].filter((name) => !others.has(name) && isOfOneWorld(graph, name)));
  return { core, shown, alone, portalsIn, leadingBack: leadingInto(graph, shown, locations) };
}

/** Articles with a category are among the shortcuts of every world. */
function isOfOneWorld({ nodes }: ContentGraph, name: string): boolean {
  const node = nodes.get(name);
  if (node === undefined || LIBRARIES.has(node.uid)) return false;
  return node.uid !== ARTICLE || !node.row['category'];
}

/** The entries that lead to some of the locations, directly or through each other. */
function leadingInto(
  { nodes }: ContentGraph,
  names: ReadonlySet<string>,
  locations: ReadonlySet<string>,
): ReadonlySet<string> {
  const leading = new Set<string>();
  const leads = (name: string): boolean =>
    [...(nodes.get(name)?.refersTo ?? [])].some(
      (target) => leading.has(target) || (locations.has(target) && isLocation(nodes.get(target)?.uid)),
    );
  for (let size = -1; size !== leading.size;) {
    size = leading.size;
    for (const name of names) if (leads(name)) leading.add(name);
  }
  return leading;
}

function isLocation(uid: string | undefined): boolean {
  return uid === LOCATION || uid === WORLD;
}

function namesIn(related: unknown, uid: string): readonly string[] {
  return Array.isArray(related) ? related.map(({ documentId }) => nodeName(uid, String(documentId))) : [];
}
