import { errors } from '@strapi/utils';

/** The part of a content type or component that determines what can be populated. */
export interface PopulatableSchema {
  readonly attributes: Readonly<Record<string, PopulatableAttribute>>;
}

export interface PopulatableAttribute {
  readonly type: string;
  /** Of a relation: the content type's uid. */
  readonly target?: string;
  /** Of a component. */
  readonly component?: string;
  /** Of a dynamic zone. */
  readonly components?: readonly string[];
}

/** Strapi's own notation of what to populate. */
export type PopulateTree = { [attribute: string]: true | { populate: PopulateTree } | { on: PopulateTree } };

/** The longest list the product needs has about a hundred paths; the deepest path has five names. */
const MAXIMUM_PATHS = 300;
const MAXIMUM_DEPTH = 8;

/**
 * Translates a plain list of relations (specification section 7: `background.image`, `group.menus`) into
 * Strapi's notation, which a list cannot express below a dynamic zone. A path goes through components,
 * relations and dynamic zones alike; in a dynamic zone it counts for each component that has the attribute.
 * A last name `*` means everything that can be populated there.
 *
 * @throws ValidationError naming the path that leads nowhere, or when the list is too long or too deep.
 */
export function populateTree(given: {
  readonly paths: readonly string[];
  readonly schema: PopulatableSchema;
  readonly schemaOf: (uid: string) => PopulatableSchema | undefined;
}): PopulateTree {
  const { paths, schema, schemaOf } = given;
  if (paths.length > MAXIMUM_PATHS) {
    throw new errors.ValidationError(`populate holds more than ${MAXIMUM_PATHS} paths.`);
  }
  const tree: PopulateTree = {};
  for (const path of paths) {
    const names = path.split('.');
    if (names.length > MAXIMUM_DEPTH) {
      throw new errors.ValidationError(`populate: “${path}” is deeper than ${MAXIMUM_DEPTH} names.`);
    }
    if (!addPath({ tree, names, schema, schemaOf })) {
      throw new errors.ValidationError(`populate: there is nothing to populate at “${path}”.`);
    }
  }
  return tree;
}

interface Position {
  readonly tree: PopulateTree;
  readonly names: readonly string[];
  readonly schema: PopulatableSchema;
  readonly schemaOf: (uid: string) => PopulatableSchema | undefined;
}

const POPULATABLE = new Set(['relation', 'component', 'dynamiczone', 'media']);

/** @returns Whether the path names something. */
function addPath(position: Position): boolean {
  const { tree, names, schema } = position;
  const [name, ...rest] = names;
  if (name === undefined) return true;
  if (name === '*' && rest.length === 0) {
    for (const [attribute, { type }] of Object.entries(schema.attributes)) {
      if (POPULATABLE.has(type)) tree[attribute] ??= true;
    }
    return true;
  }
  const attribute = Object.hasOwn(schema.attributes, name) ? schema.attributes[name] : undefined;
  if (attribute === undefined || !POPULATABLE.has(attribute.type)) return false;
  if (rest.length === 0) {
    tree[name] ??= true;
    return true;
  }
  return attribute.type === 'dynamiczone'
    ? addToZone(position, { name, rest, components: attribute.components ?? [] })
    : addBelow(position, { name, rest, uid: attribute.target ?? attribute.component });
}

function addBelow(
  { tree, schemaOf }: Position,
  { name, rest, uid }: { name: string; rest: string[]; uid: string | undefined },
): boolean {
  const schema = uid === undefined ? undefined : schemaOf(uid);
  if (schema === undefined) return false;
  const present = tree[name];
  const below = typeof present === 'object' && 'populate' in present ? present.populate : {};
  if (!addPath({ tree: below, names: rest, schema, schemaOf })) return false;
  tree[name] = { populate: below };
  return true;
}

/** Every component of the zone is sent, also those that the path does not reach. */
function addToZone(
  { tree, schemaOf }: Position,
  { name, rest, components }: { name: string; rest: string[]; components: readonly string[] },
): boolean {
  const present = tree[name];
  const fragments: PopulateTree =
    typeof present === 'object' && 'on' in present
      ? present.on
      : Object.fromEntries(components.map((component) => [component, true as const]));
  const isReached = components.map((component) => {
    const schema = schemaOf(component);
    if (schema === undefined) return false;
    const fragment = fragments[component];
    const below = typeof fragment === 'object' && 'populate' in fragment ? fragment.populate : {};
    if (!addPath({ tree: below, names: rest, schema, schemaOf })) return false;
    if (Object.keys(below).length > 0) fragments[component] = { populate: below };
    return true;
  });
  if (!isReached.includes(true)) return false;
  tree[name] = { on: fragments };
  return true;
}
