import type { NamedEntry } from '../../../contracts/placing.ts';
import type { RowRelations } from '../../../contracts/saving.ts';
import { namedBy, relationTo } from './relation.ts';
import { componentOf, isAtom, isRow, rowsIn } from './form-values.ts';
import type { Components, Values } from './form-values.ts';

/** The stored relations of a row; undefined if unknown. */
export type RelationsOfRow = (component: string, id: unknown) => RowRelations['fields'] | undefined;

/** A row of the form, prepared to be created again. */
export interface RecreatedRow {
  readonly row: Values;
  /** Its stored relations are unknown, and therefore missing in it. */
  readonly losesRelations: boolean;
}

/**
 * Recreates a row that no longer exists on the server: without ids, with all its relations. The form only
 * contains changes of relations, which mean nothing to a new row.
 */
export function recreateRow(
  row: Values,
  component: string,
  { components, relationsOf }: { readonly components: Components; readonly relationsOf: RelationsOfRow },
): RecreatedRow {
  let losesRelations = false;

  const recreated = (values: Values, name: string): Values => {
    const attributes = components[name] ?? {};
    const { id, ...rest } = values;
    const stored = id === undefined ? {} : relationsOf(name, id);
    const made: Record<string, unknown> = {};
    for (const [field, value] of Object.entries(rest)) made[field] = attributes[field] ? value : plain(value);
    for (const [field, attribute] of Object.entries(attributes)) {
      const value = values[field];
      if (attribute.type === 'relation') {
        if (stored === undefined) losesRelations = true;
        const isMany = attribute.relation?.endsWith('ToMany') === true;
        const before = stored?.[field] ?? [];
        if (value !== undefined || before.length > 0) made[field] = wholeRelation(value, before, isMany);
      } else if (attribute.type === 'component' && isRow(value)) {
        made[field] = recreated(value, componentOf(attribute, value));
      } else if (
        Array.isArray(value) &&
        (attribute.type === 'component' || attribute.type === 'dynamiczone')
      ) {
        made[field] = rowsIn(value).map((inner) => recreated(inner, componentOf(attribute, inner)));
      }
    }
    return made;
  };

  const made = recreated(row, component);
  return { row: made, losesRelations };
}

/** The whole relation after its change, as newly chosen entries. */
function wholeRelation(change: unknown, stored: readonly NamedEntry[], isMany: boolean) {
  const named = namedBy(change, stored);
  return relationTo(isMany ? named : named.slice(-1), []);
}

/** A value without an attribute; files keep their ids, since they are stored elsewhere. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((row) => plain(row));
  if (!isRow(value) || isAtom(value)) return value;
  const { id: _id, ...rest } = value;
  return Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, plain(inner)]));
}
