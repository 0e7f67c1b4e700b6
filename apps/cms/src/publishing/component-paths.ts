import type { Core } from '@strapi/strapi';
import type { Attributes } from '../content-model/model.ts';
import { storedAttributes, tableOf } from './one-sided-relations.ts';
import type { Row } from './one-sided-relations.ts';

/** A step from an entry or a component into one of its components. */
interface Step {
  /** The join table of the parent and its components. */
  readonly table: string;
  readonly field: string;
  /** Zero-based, among all components of the field. */
  readonly index: number;
  readonly component: string;
}

/** The path from an entry to one of its components. The path of an entry itself has no steps. */
export interface ComponentPath {
  readonly entry: { readonly uid: string; readonly id: number };
  /** From the entry to the component. */
  readonly steps: readonly Step[];
}

/** Finds the paths of components, which may be nested. @returns The path by the component's id. */
export async function findComponentPaths(
  strapi: Core.Strapi,
  uid: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ComponentPath>> {
  if (!Object.hasOwn(strapi.components, uid)) {
    return new Map(ids.map((id) => [id, { entry: { uid, id }, steps: [] }]));
  }
  const paths = new Map<number, ComponentPath>();
  for (const [parent, table] of tablesOfParents(strapi, uid)) {
    const rows = await tableOf(strapi, table).findMany({
      where: { component_type: uid, cmp_id: { $in: ids } },
    });
    if (rows.length === 0) continue;
    const holders = [...new Set(rows.map((row) => entityOf(row)))];
    const parents = await findComponentPaths(strapi, parent, holders);
    const wanted = new Set(ids);
    for (const { entity, id, step } of await componentsIn(strapi, table, holders)) {
      const path = parents.get(entity);
      if (path === undefined || step.component !== uid || !wanted.has(id)) continue;
      paths.set(id, { ...path, steps: [...path.steps, step] });
    }
  }
  return paths;
}

/**
 * Finds the components at the same paths in other entries: same field, same index and same type. Paths without such
 * a component are left out.
 *
 * @param paths Each with the id of the entry to search.
 * @returns The id of the component by the path.
 */
export async function findAtPaths(
  strapi: Core.Strapi,
  paths: ReadonlyMap<ComponentPath, number>,
): Promise<ReadonlyMap<ComponentPath, number>> {
  const found = new Map<ComponentPath, number>();
  let below = [...paths].map(([path, id]) => ({ path, id }));
  for (let depth = 0; below.length > 0; depth += 1) {
    for (const { path, id } of below) if (path.steps.length === depth) found.set(path, id);
    const deeper = below.flatMap(({ path, id }) => {
      const step = path.steps[depth];
      return step === undefined ? [] : [{ path, id, step }];
    });
    const components = new Map<string, number>();
    for (const [table, group] of Map.groupBy(deeper, ({ step }) => step.table)) {
      const entities = group.map(({ id }) => id);
      for (const { entity, id, step } of await componentsIn(strapi, table, entities)) {
        components.set(keyOf(entity, step), id);
      }
    }
    below = deeper.flatMap(({ path, id, step }) => {
      const component = components.get(keyOf(id, step));
      return component === undefined ? [] : [{ path, id: component }];
    });
  }
  return found;
}

interface FoundComponent {
  readonly entity: number;
  readonly id: number;
  readonly step: Step;
}

/** All components of some entries. Indexes are recounted, as the stored order numbers may have gaps. */
async function componentsIn(
  strapi: Core.Strapi,
  table: string,
  entities: readonly number[],
): Promise<readonly FoundComponent[]> {
  const rows = await tableOf(strapi, table).findMany({
    where: { entity_id: { $in: [...new Set(entities)] } },
    orderBy: [{ order: 'asc' }, { id: 'asc' }],
  });
  const fields = Map.groupBy(rows, (row) => `${entityOf(row)} ${String(row['field'])}`);
  return [...fields.values()].flatMap((list) =>
    list.map((row, index) => ({
      entity: entityOf(row),
      id: Number(row['cmp_id']),
      step: { table, field: String(row['field']), index, component: String(row['component_type']) },
    })),
  );
}

function keyOf(entity: number, { table, field, index, component }: Step): string {
  return JSON.stringify([entity, table, field, index, component]);
}

function entityOf(row: Row): number {
  return Number(row['entity_id']);
}

/** The types and components that can contain a component, each with its join table. */
function tablesOfParents(strapi: Core.Strapi, component: string): ReadonlyMap<string, string> {
  const models = [...Object.values(strapi.contentTypes), ...Object.values(strapi.components)];
  return new Map(
    models.flatMap(({ uid, attributes }) => {
      const field = Object.entries(attributes as Attributes).find(
        ([, attribute]) =>
          attribute.component === component || attribute.components?.includes(component) === true,
      )?.[0];
      const table = storedAttributes(strapi, uid).find(([name]) => name === field)?.[1].joinTable?.name;
      return table === undefined ? [] : [[uid, table] as const];
    }),
  );
}
