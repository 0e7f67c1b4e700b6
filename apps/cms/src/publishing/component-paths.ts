import type { Core } from '@strapi/strapi';
import type { PopulatableSchema } from '../content-model/populate-tree.ts';
import { storedAttributes, tableOf } from './one-sided-relations.ts';
import type { Row } from './one-sided-relations.ts';

/** One step from an entry or a component down into one of its components. */
interface Step {
  /** The table that says which components the parent has. */
  readonly table: string;
  readonly field: string;
  /** Among all components of the field, from 0. */
  readonly index: number;
  readonly component: string;
}

/** Where a component stands; an entry stands in itself. */
export interface Place {
  readonly entry: { readonly uid: string; readonly id: number };
  /** From the entry down. */
  readonly steps: readonly Step[];
}

/** Finds the entries that hold some components, over all components between. By the component's id. */
export async function findComponentPaths(
  strapi: Core.Strapi,
  uid: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Place>> {
  if (strapi.components[uid as never] === undefined) {
    return new Map(ids.map((id) => [id, { entry: { uid, id }, steps: [] }]));
  }
  const places = new Map<number, Place>();
  for (const [parent, table] of tablesOfParents(strapi, uid)) {
    const rows = await tableOf(strapi, table).findMany({
      where: { component_type: uid, cmp_id: { $in: ids } },
    });
    if (rows.length === 0) continue;
    const holders = [...new Set(rows.map((row) => entityOf(row)))];
    const parents = await findComponentPaths(strapi, parent, holders);
    const wanted = new Set(ids);
    for (const { entity, id, step } of await componentsIn(strapi, table, holders)) {
      const place = parents.get(entity);
      if (place === undefined || step.component !== uid || !wanted.has(id)) continue;
      places.set(id, { ...place, steps: [...place.steps, step] });
    }
  }
  return places;
}

/**
 * Finds what stands at the same places in other entries: the component of the same type and index in the same
 * field. Where there is none, it is left out.
 *
 * @param places each with the id of the entry to look into.
 * @returns ids, by the place.
 */
export async function findAtPaths(
  strapi: Core.Strapi,
  places: ReadonlyMap<Place, number>,
): Promise<ReadonlyMap<Place, number>> {
  const found = new Map<Place, number>();
  let below = [...places].map(([place, id]) => ({ place, id }));
  for (let depth = 0; below.length > 0; depth += 1) {
    for (const { place, id } of below) if (place.steps.length === depth) found.set(place, id);
    const deeper = below.flatMap(({ place, id }) => {
      const step = place.steps[depth];
      return step === undefined ? [] : [{ place, id, step }];
    });
    const components = new Map<string, number>();
    for (const [table, group] of Map.groupBy(deeper, ({ step }) => step.table)) {
      const entities = group.map(({ id }) => id);
      for (const { entity, id, step } of await componentsIn(strapi, table, entities)) {
        components.set(keyOf(entity, step), id);
      }
    }
    below = deeper.flatMap(({ place, id, step }) => {
      const component = components.get(keyOf(id, step));
      return component === undefined ? [] : [{ place, id: component }];
    });
  }
  return found;
}

interface FoundComponent {
  readonly entity: number;
  readonly id: number;
  readonly step: Step;
}

/** All components of some entries. Only their sequence counts: the numbers it is kept in differ. */
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

/** The types and components that can hold a component, each with the table that says so. */
function tablesOfParents(strapi: Core.Strapi, component: string): ReadonlyMap<string, string> {
  const models = [...Object.values(strapi.contentTypes), ...Object.values(strapi.components)];
  return new Map(
    models.flatMap(({ uid, attributes }) => {
      const field = Object.entries(attributes as PopulatableSchema['attributes']).find(
        ([, attribute]) =>
          attribute.component === component || attribute.components?.includes(component) === true,
      )?.[0];
      const table = storedAttributes(strapi, uid).find(([name]) => name === field)?.[1].joinTable?.name;
      return table === undefined ? [] : [[uid, table] as const];
    }),
  );
}
