import type { ImportGraph } from './imports.ts';

/** Children of one folder, files or folders, that need each other. */
export interface Circle {
  readonly folder: string;
  readonly children: readonly string[];
  /** The imports that make it, as `from → to`. */
  readonly imports: readonly string[];
}

/** Which child of a folder imports which other one, and by which imports. */
export type Arrows = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/**
 * The arrows between the children of each folder: an import is an arrow at one level, that of the deepest folder
 * which holds both files.
 *
 * @returns By folder, then by child.
 */
export function arrowsByFolder(graph: ImportGraph): ReadonlyMap<string, Arrows> {
  const byFolder = new Map<string, Map<string, Map<string, string[]>>>();
  for (const [from, targets] of graph) {
    for (const to of targets) {
      const [folder, source, target] = forkOf(from.split('/'), to.split('/'));
      const arrows = getOrCreate(byFolder, folder, () => new Map<string, Map<string, string[]>>());
      getOrCreate(arrows, target, () => new Map<string, string[]>());
      const ofChild = getOrCreate(arrows, source, () => new Map<string, string[]>());
      getOrCreate(ofChild, target, (): string[] => []).push(`${from} → ${to}`);
    }
  }
  return byFolder;
}

/** Where two paths part: the folder that holds both, and its two children on the way to them. */
function forkOf(from: readonly string[], to: readonly string[]): readonly [string, string, string] {
  const depth = from.findIndex((part, index) => part !== to[index]);
  return [from.slice(0, depth).join('/'), from[depth] ?? '', to[depth] ?? ''];
}

function getOrCreate<Value>(map: Map<string, Value>, key: string, create: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = create();
  map.set(key, value);
  return value;
}

/** Every circle at every level of the folder tree. */
export function circles(byFolder: ReadonlyMap<string, Arrows>): readonly Circle[] {
  return [...byFolder].flatMap(([folder, arrows]) =>
    stronglyConnected(arrows).map((children) => {
      const members = new Set(children);
      const imports = children.flatMap((child) =>
        [...(arrows.get(child) ?? [])].flatMap(([target, lines]) => (members.has(target) ? lines : [])),
      );
      return { folder, children, imports };
    }),
  );
}

/** The components of more than one child. Tarjan, "Depth-first search and linear graph algorithms", 1972. */
function stronglyConnected(arrows: Arrows): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const components: string[][] = [];

  function visit(child: string): number {
    const own = order.size;
    order.set(child, own);
    lowest.set(child, own);
    stack.push(child);
    let low = own;
    for (const target of arrows.get(child)?.keys() ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (stack.includes(target)) low = Math.min(low, lowest.get(target) ?? low);
    }
    lowest.set(child, low);
    if (low === own) {
      const component = stack.splice(stack.indexOf(child));
      if (component.length > 1) components.push(component.toSorted());
    }
    return low;
  }

  for (const child of arrows.keys()) if (!order.has(child)) visit(child);
  return components;
}
