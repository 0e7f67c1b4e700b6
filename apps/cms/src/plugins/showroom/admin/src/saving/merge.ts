import { componentOf, inEach, isList, isRow, isSame, rowsIn } from './form-values.ts';
import type { Attribute, Attributes, Components, Path, Side, Values, Versions } from './form-values.ts';
import { recreateRow } from './recreate-row.ts';
import type { RelationsOfRow } from './recreate-row.ts';
import { arranged, orderChangedBy, slotsOf } from './row-order.ts';
import type { Slot } from './row-order.ts';

/** A difference between the two editors' forms. */
export interface Difference extends Versions<unknown> {
  /** A value; a row that is missing in one of the forms; or the order of a list, given by its rows. */
  readonly kind: 'field' | 'row' | 'order';
  /** The path in {@link Merged.values}; for a row that is not part of them, the path of its list. */
  readonly path: Path;
  /** Who has changed it. If both have, it is {@link Side mine} until the editor decides. */
  readonly changedBy: Side | 'both';
  /** The relations of this row are in none of the forms. */
  readonly losesRelations?: true;
}

export interface Merged {
  readonly values: Values;
  readonly differences: readonly Difference[];
}

/** What merging needs besides the forms. */
export interface Model {
  readonly attributes: Attributes;
  readonly components: Components;
  /** The stored relations of the rows in `base`. */
  readonly relationsOf: RelationsOfRow;
}

/**
 * Merges two editors' forms of one entry. A change by only one of them is accepted; rows of lists are matched
 * by id, and their order is a change like any other. Where both have changed something, `mine` is kept and
 * reported as a difference.
 */
export function merge(versions: Versions<Values>, model: Model): Merged {
  const { components } = model;
  const differences: Difference[] = [];

  const mergeFields = (path: Path, given: Versions<Values>, fields: Attributes): Values => {
    const names = new Set([given.base, given.theirs, given.mine].flatMap((values) => Object.keys(values)));
    const merged = [...names].flatMap((name) => {
      const field = inEach(given, (values) => values[name]);
      const value = fields[name] ? mergeValue([...path, name], field, fields[name]) : field.theirs;
      return value === undefined && !(name in given.mine) && !(name in given.theirs) ? [] : [[name, value]];
    });
    return Object.fromEntries(merged) as Values;
  };

  const mergeValue = (path: Path, given: Versions<unknown>, attribute: Attribute): unknown => {
    if (isList(attribute)) return mergeRows(path, inEach(given, rowsIn), attribute);
    const { base, mine, theirs } = given;
    if (attribute.type !== 'component' || !isRow(mine)) return mergeLeaf(path, given);
    const component = componentOf(attribute, mine);
    if (isRow(theirs)) {
      return mergeFields(path, { base: isRow(base) ? base : {}, mine, theirs }, components[component] ?? {});
    }
    if (isSame(base, mine)) return mergeLeaf(path, given);
    // The other editor has emptied it, so the stored row of `mine` no longer exists.
    const { row, losesRelations } = recreateRow(mine, component, model);
    return mergeLeaf(path, { base, mine: row, theirs }, losesRelations);
  };

  const mergeLeaf = (path: Path, given: Versions<unknown>, losesRelations = false): unknown => {
    const { base, mine, theirs } = given;
    const isMine = !isSame(base, mine);
    const isTheirs = !isSame(base, theirs);
    const note = (changedBy: Difference['changedBy']): void => {
      differences.push({
        kind: 'field',
        path,
        changedBy,
        ...given,
        ...(losesRelations && { losesRelations }),
      });
    };
    if (isMine && isTheirs && !isSame(mine, theirs)) note('both');
    else if (isMine) note('mine');
    else if (isTheirs) note('theirs');
    return isMine ? mine : theirs;
  };

  const mergeRows = (
    path: Path,
    lists: Versions<readonly Values[]>,
    attribute: Attribute,
  ): readonly Values[] => {
    const slots = slotsOf(lists);
    const kept = slots.filter((slot) => isKept(slot));
    for (const { base, mine, theirs } of slots.filter((slot) => !isKept(slot))) {
      const changedBy = mine === undefined ? 'mine' : 'theirs';
      differences.push({ kind: 'row', path, changedBy, base, mine, theirs });
    }
    const order = orderChangedBy(kept, lists);
    const lead = order === 'mine' || order === 'both' ? 'mine' : 'theirs';
    const inOrder = arranged(kept, lists, lead);
    const rows = withOwnKeys(inOrder.map((slot, index) => mergeRow([...path, index], slot, attribute)));
    if (order !== undefined) {
      const rowsAs = (side: Side) =>
        arranged(kept, lists, side).flatMap((slot) => rows[inOrder.indexOf(slot)] ?? []);
      differences.push({
        kind: 'order',
        path,
        changedBy: order,
        base: lists.base,
        mine: rowsAs('mine'),
        theirs: rowsAs('theirs'),
      });
    }
    return rows;
  };

  const mergeRow = (path: Path, { base, mine, theirs }: Slot, attribute: Attribute): Values => {
    const note = (changedBy: Difference['changedBy'], given: Versions<unknown>): void => {
      differences.push({ kind: 'row', path, changedBy, ...given });
    };
    if (mine !== undefined && theirs !== undefined) {
      const fields = components[componentOf(attribute, mine)] ?? {};
      return { ...mergeFields(path, { base: base ?? {}, mine, theirs }, fields), ...namesOf(theirs) };
    }
    if (mine === undefined) {
      note(base === undefined ? 'theirs' : 'both', { base, mine, theirs });
      return theirs ?? {};
    }
    if (base === undefined) {
      note('mine', { base, mine, theirs });
      return mine;
    }
    const { row, losesRelations } = recreateRow(mine, componentOf(attribute, mine), model);
    differences.push({
      kind: 'row',
      path,
      changedBy: 'both',
      base,
      mine: row,
      theirs,
      ...(losesRelations && { losesRelations }),
    });
    return row;
  };

  const values = mergeFields([], versions, model.attributes);
  return { values, differences };
}

/** Whether a row is kept: not if one editor has deleted it and the other has not changed it. */
function isKept({ base, mine, theirs }: Slot): boolean {
  return mine === undefined
    ? base === undefined || !isSame(base, theirs)
    : theirs !== undefined || base === undefined || !isSame(base, mine);
}

/** The keys of a row in the form and on the server. */
function namesOf(row: Values): Values {
  return Object.fromEntries(
    ['id', '__temp_key__'].filter((name) => name in row).map((name) => [name, row[name]]),
  );
}

/** Rows of two forms can have the same key, by which Strapi identifies them. */
function withOwnKeys(rows: readonly Values[]): readonly Values[] {
  const taken = new Set<unknown>();
  return rows.map((row) => {
    let key = row['__temp_key__'];
    while (taken.has(key)) key = `${String(key)}V`;
    taken.add(key);
    return key === row['__temp_key__'] ? row : { ...row, __temp_key__: key };
  });
}
