import type { Side, Values, Versions } from './form-values.ts';

/** One row of a merged list in each of the forms. */
export type Slot = Partial<Versions<Values>>;

/**
 * Combines the lists of two editors' forms into one list of slots. Rows are matched by component and id,
 * because components of different types can have the same id.
 */
export function slotsOf({ base, mine, theirs }: Versions<readonly Values[]>): readonly Slot[] {
  const slot = (row: Values, own: Slot): Slot => {
    const found = { base: find(base, row), mine: find(mine, row), theirs: find(theirs, row), ...own };
    return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
  };
  const added = theirs.filter((row) => find(mine, row) === undefined);
  return [...mine.map((row) => slot(row, { mine: row })), ...added.map((row) => slot(row, { theirs: row }))];
}

function find(rows: readonly Values[], row: Values): Values | undefined {
  return rows.find(
    ({ id, __component }) => id !== undefined && id === row['id'] && __component === row['__component'],
  );
}

/** Who has reordered the common rows. */
export function orderChangedBy(
  slots: readonly Slot[],
  lists: Versions<readonly Values[]>,
): Side | 'both' | undefined {
  const common = slots.filter(({ base, mine, theirs }) => base && mine && theirs);
  const [before, mine, theirs] = (['base', 'mine', 'theirs'] as const).map((name) =>
    sortedAs(common, name, lists[name]),
  ) as [readonly Slot[], readonly Slot[], readonly Slot[]];
  if (isAlike(mine, theirs)) return undefined;
  if (isAlike(before, mine)) return 'theirs';
  return isAlike(before, theirs) ? 'mine' : 'both';
}

/**
 * Slots in the order of one of the forms; rows that only the other form has are inserted after their
 * predecessor there.
 */
export function arranged(
  slots: readonly Slot[],
  lists: Versions<readonly Values[]>,
  lead: Side,
): readonly Slot[] {
  const other = lead === 'mine' ? 'theirs' : 'mine';
  const result = [...sortedAs(slots, lead, lists[lead])];
  let before: Slot | undefined;
  for (const slot of sortedAs(slots, other, lists[other])) {
    if (slot[lead] === undefined)
      result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, slot);
    before = slot;
  }
  return result;
}

function sortedAs(
  slots: readonly Slot[],
  name: keyof Versions<unknown>,
  rows: readonly Values[],
): readonly Slot[] {
  return rows.flatMap((row) => slots.find((slot) => slot[name] === row) ?? []);
}

function isAlike(one: readonly Slot[], other: readonly Slot[]): boolean {
  return one.every((slot, index) => slot === other[index]);
}
