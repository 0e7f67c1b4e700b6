/**
 * Builds the query that makes Strapi send relations, from a plain list of paths. No other file knows Strapi's
 * notation.
 *
 * A path names attributes joined by dots: `group.menus`. Where an attribute is a dynamic zone, the component
 * follows in brackets: `background[background-content.image].image`. A last segment `*` means every relation,
 * component and file of that level: `hotspots[hotspots.open-article].*`. Strapi 5 refuses a plain list below a
 * dynamic zone, therefore the components become `on` fragments, which Strapi 4 knows as well. Names are objects
 * rather than numbered lists, because Strapi ends those at 100 entries.
 *
 * @returns Name/value pairs in the order of the paths.
 */
export function populateQuery(paths: readonly string[]): [string, string][] {
  const root = emptyNode();
  for (const path of paths) addPath(root, path);
  return pairsOf('populate', root);
}

interface PopulateNode {
  isEverything: boolean;
  readonly attributes: Map<string, PopulateNode>;
  /** By component: what to fetch of it. */
  readonly fragments: Map<string, PopulateNode>;
}

function emptyNode(): PopulateNode {
  return { isEverything: false, attributes: new Map(), fragments: new Map() };
}

/** An attribute with an optional component in brackets. */
const SEGMENT = /([^.[\]]+)(?:\[([^\]]+)\])?/g;

function addPath(root: PopulateNode, path: string): void {
  let node = root;
  for (const [, attribute, component] of path.matchAll(SEGMENT)) {
    if (attribute === undefined) continue;
    if (attribute === '*') {
      node.isEverything = true;
      return;
    }
    node = childOf(node.attributes, attribute);
    if (component !== undefined) node = childOf(node.fragments, component);
  }
}

function childOf(children: Map<string, PopulateNode>, name: string): PopulateNode {
  const child = children.get(name) ?? emptyNode();
  children.set(name, child);
  return child;
}

function isLeaf(node: PopulateNode): boolean {
  return !node.isEverything && node.attributes.size === 0 && node.fragments.size === 0;
}

function pairsOf(prefix: string, node: PopulateNode): [string, string][] {
  return node.isEverything
    ? [[prefix, '*']]
    : [...node.attributes].flatMap(([attribute, child]) =>
        pairsOfAttribute(`${prefix}[${attribute}]`, child),
      );
}

function pairsOfAttribute(name: string, node: PopulateNode): [string, string][] {
  if (isLeaf(node)) return [[name, 'true']];
  const pairs = [...node.fragments].flatMap(([component, fragment]) =>
    pairsOfFragment(`${name}[on][${component}]`, fragment),
  );
  return node.isEverything || node.attributes.size > 0
    ? pairs.concat(pairsOf(`${name}[populate]`, node))
    : pairs;
}

function pairsOfFragment(name: string, fragment: PopulateNode): [string, string][] {
  return isLeaf(fragment) ? [[name, 'true']] : pairsOf(`${name}[populate]`, fragment);
}
