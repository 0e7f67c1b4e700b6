import { ARTICLE, LOCATION, PORTAL, WORLD } from '../../../../content-model/content-uids.ts';
import type { ContentGraph } from '../content/world-use.ts';
import { nodeName } from '../content/world-use.ts';

/** What belongs to a world, by names of the content graph. */
export interface WorldExtent {
  /** The world, its locations, the ways between and out of them, and the hooks that wait only there. */
  readonly core: ReadonlySet<string>;
  /** What else it shows. */
  readonly shown: ReadonlySet<string>;
  /** Of that, what nothing else shows. */
  readonly alone: ReadonlySet<string>;
  /** Portals of other worlds that lead into it. */
  readonly portalsIn: ReadonlySet<string>;
  /** Of what it shows, what leads to its own places: a copy needs one of its own. */
  readonly leadingBack: ReadonlySet<string>;
}

export const HOOK = 'api::box-hook.box-hook';

/** Libraries that all worlds draw from, whoever uses them at the moment. */
const LIBRARIES: ReadonlySet<string> = new Set([
  'api::icon.icon',
  'api::article-category.article-category',
  'api::hotspot-category.hotspot-category',
  'api::station-category.station-category',
  'api::contact-person.contact-person',
]);

export function worldExtent(graph: ContentGraph, world: string): WorldExtent {
  const { nodes } = graph;
  const places = graph.coreOf(world);
  const core = new Set(places);
  for (const [name, { uid, row }] of nodes) {
    if (uid !== HOOK) continue;
    const waitsAt = namesIn(row['locations'], LOCATION);
    if (waitsAt.length > 0 && waitsAt.every((location) => places.has(location))) core.add(name);
  }
  const portalsIn = new Set(
    [...nodes].flatMap(([name, { uid, row }]) =>
      uid === PORTAL &&
      !core.has(name) &&
      namesIn([row['to']].filter(Boolean), LOCATION).some((to) => places.has(to))
        ? [name]
        : [],
    ),
  );
  const reached = graph.reachedFrom(core);
  const shown = new Set([...reached].filter((name) => !core.has(name)));
  const others = graph.reachedFrom([...nodes.keys()].filter((name) => !reached.has(name)));
  const alone = new Set([...shown].filter((name) => !others.has(name) && isOfOneWorld(graph, name)));
  return { core, shown, alone, portalsIn, leadingBack: leadingInto(graph, shown, places) };
}

/** Articles with a category are among the shortcuts of every world. */
function isOfOneWorld({ nodes }: ContentGraph, name: string): boolean {
  const node = nodes.get(name);
  if (node === undefined || LIBRARIES.has(node.uid)) return false;
  return node.uid !== ARTICLE || !node.row['category'];
}

/** Those entries that lead to some places, themselves or by way of each other. */
function leadingInto(
  { nodes }: ContentGraph,
  names: ReadonlySet<string>,
  places: ReadonlySet<string>,
): ReadonlySet<string> {
  const leading = new Set<string>();
  const leads = (name: string): boolean =>
    [...(nodes.get(name)?.refersTo ?? [])].some(
      (target) => leading.has(target) || (places.has(target) && isPlace(nodes.get(target)?.uid)),
    );
  for (let size = -1; size !== leading.size;) {
    size = leading.size;
    for (const name of names) if (leads(name)) leading.add(name);
  }
  return leading;
}

function isPlace(uid: string | undefined): boolean {
  return uid === LOCATION || uid === WORLD;
}

function namesIn(related: unknown, uid: string): readonly string[] {
  return Array.isArray(related) ? related.map(({ documentId }) => nodeName(uid, String(documentId))) : [];
}
