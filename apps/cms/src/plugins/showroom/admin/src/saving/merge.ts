/** A kind of content as Strapi describes it to its edit view. */
export interface Attribute {
  readonly type: string;
  readonly repeatable?: boolean;
  readonly component?: string;
}
export type Attributes = Readonly<Record<string, Attribute>>;
/** The attributes of every component, by its name. */
export type Components = Readonly<Record<string, Attributes>>;

export type Values = Readonly<Record<string, unknown>>;

/** The way to a value: `['hotspots', 2, 'title']`. */
export type Path = readonly (string | number)[];

/** Three forms of one entry. */
export interface Versions<Value> {
  /** As both editors found it. */
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

/** Something that differs between the two editors' forms. */
export interface Difference extends Versions<unknown> {
  /** In {@link Merged.values}. */
  readonly path: Path;
  /** Who has changed it. Where both have, it is {@link Side mine} until somebody decides. */
  readonly changedBy: Side | 'both';
}

export type Side = 'mine' | 'theirs';

export interface Merged {
  readonly values: Values;
  readonly differences: readonly Difference[];
}

/**
 * Brings two editors' forms of one entry together: what only one of them has changed is taken from them,
 * rows of lists are known by their ids, and what both have changed stays as `mine` and is named.
 */
export const merge = (versions: Versions<Values>, attributes: Attributes, components: Components): Merged => {
  const differences: Difference[] = [];
  const note = (path: Path, changedBy: Difference['changedBy'], given: Versions<unknown>): void => {
    differences.push({ path, changedBy, ...given });
  };

  const mergeFields = (path: Path, given: Versions<Values>, fields: Attributes): Values => {
    const names = new Set([given.base, given.theirs, given.mine].flatMap((values) => Object.keys(values)));
    const merged = [...names].flatMap((name) => {
      const field = of(given, (values) => values[name]);
      const value = fields[name] ? mergeValue([...path, name], field, fields[name]) : field.theirs;
      return value === undefined && !(name in given.mine) && !(name in given.theirs) ? [] : [[name, value]];
    });
    return Object.fromEntries(merged) as Values;
  };

  const mergeValue = (path: Path, given: Versions<unknown>, attribute: Attribute): unknown => {
    if (attribute.type === 'dynamiczone' || attribute.repeatable === true) {
      return mergeRows(path, of(given, rowsIn), (row) =>
        attribute.type === 'dynamiczone' ? String(row['__component']) : (attribute.component ?? ''),
      );
    }
    if (attribute.type === 'component' && isRow(given.mine) && isRow(given.theirs) && isRow(given.base)) {
      const { base, mine, theirs } = given;
      return mergeFields(path, { base, mine, theirs }, components[attribute.component ?? ''] ?? {});
    }
    return mergeLeaf(path, given);
  };

  const mergeLeaf = (path: Path, given: Versions<unknown>): unknown => {
    const { base, mine, theirs } = given;
    const isMine = !isSame(base, mine);
    const isTheirs = !isSame(base, theirs);
    if (isMine && isTheirs && !isSame(mine, theirs)) note(path, 'both', given);
    else if (isMine) note(path, 'mine', given);
    else if (isTheirs) note(path, 'theirs', given);
    return isMine ? mine : theirs;
  };

  const mergeRows = (
    path: Path,
    { base, mine, theirs }: Versions<readonly Values[]>,
    componentOf: (row: Values) => string,
  ): readonly Values[] => {
    const find = (rows: readonly Values[], row: Values) =>
      rows.find(({ id }) => id !== undefined && id === row['id']);
    const rows: Values[] = [];
    for (const row of mine) {
      const before = find(base, row);
      const now = find(theirs, row);
      const at = [...path, rows.length];
      if (now !== undefined) {
        const merged = mergeFields(
          at,
          { base: before ?? now, mine: row, theirs: now },
          fieldsOf(componentOf(row)),
        );
        rows.push({ ...merged, ...namesOf(now) });
      } else if (before === undefined) {
        note(at, 'mine', { base: undefined, mine: row, theirs: undefined });
        rows.push(row);
      } else if (isSame(before, row)) {
        note([...path, before['id'] as number], 'theirs', { base: before, mine: row, theirs: undefined });
      } else {
        // They took away what I have changed: mine is made anew.
        note(at, 'both', { base: before, mine: row, theirs: undefined });
        rows.push(withoutIds(row) as Values);
      }
    }
    for (const row of theirs) {
      if (find(mine, row) !== undefined) continue;
      const before = find(base, row);
      if (before !== undefined && isSame(before, row)) {
        note([...path, row['id'] as number], 'mine', { base: before, mine: undefined, theirs: row });
        continue;
      }
      note([...path, rows.length], before === undefined ? 'theirs' : 'both', {
        base: before,
        mine: undefined,
        theirs: row,
      });
      rows.push(row);
    }
    return withOwnKeys(rows);
  };

  const fieldsOf = (component: string): Attributes => components[component] ?? {};
  const values = mergeFields([], versions, attributes);
  return { values, differences };
};

/** The merged values with what somebody has decided where both had changed something. */
export const decided = ({ values, differences }: Merged, sideOf: (difference: Difference) => Side): Values =>
  swept(
    differences
      .filter(({ changedBy }) => changedBy === 'both')
      .reduce<unknown>((result, difference) => {
        const wanted = difference[sideOf(difference)];
        // A row that is not wanted is taken out at the end, so that the places of the others hold.
        const isGone = wanted === undefined && isRowPath(difference.path);
        if (isGone) return put(result, difference.path, GONE);
        // A row keeps the form that it was merged in: without the number of one that is no more.
        return isRowPath(difference.path) ? result : put(result, difference.path, wanted);
      }, values),
  ) as Values;

const GONE = Symbol('gone');

const isRowPath = (path: Path): boolean => typeof path.at(-1) === 'number';

const put = (whole: unknown, [name, ...rest]: Path, value: unknown): unknown => {
  if (name === undefined) return value;
  if (Array.isArray(whole)) {
    return whole.map((row: unknown, index) => (index === name ? put(row, rest, value) : row));
  }
  const fields = isRow(whole) ? whole : {};
  return { ...fields, [name]: put(fields[name], rest, value) };
};

const swept = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((row) => row !== GONE).map((row) => swept(row));
  if (!isRow(value) || isAtom(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, swept(inner)]));
};

const of = <In, Out>({ base, mine, theirs }: Versions<In>, read: (value: In) => Out): Versions<Out> => ({
  base: read(base),
  mine: read(mine),
  theirs: read(theirs),
});

const isRow = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const rowsIn = (value: unknown): readonly Values[] =>
  Array.isArray(value) ? value.filter((row) => isRow(row)) : [];

/** What a row is called in the form and on the server. */
const namesOf = (row: Values): Values =>
  Object.fromEntries(['id', '__temp_key__'].filter((name) => name in row).map((name) => [name, row[name]]));

/** A row that the server has not any more. Files keep their numbers: they are stored elsewhere. */
const withoutIds = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((row) => withoutIds(row));
  if (!isRow(value) || isAtom(value)) return value;
  const { id: _id, ...rest } = value;
  return Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, withoutIds(inner)]));
};

/** Files and relations are taken or left as they are. */
const isAtom = (value: Values): boolean => 'mime' in value || 'connect' in value;

/** Rows of two forms may bear one name; Strapi tells them apart by it. */
const withOwnKeys = (rows: readonly Values[]): readonly Values[] => {
  const taken = new Set<unknown>();
  return rows.map((row) => {
    let key = row['__temp_key__'];
    while (taken.has(key)) key = `${String(key)}V`;
    taken.add(key);
    return key === row['__temp_key__'] ? row : { ...row, __temp_key__: key };
  });
};

/** Whether an editor would call both the same: the form's own names of rows and empty fields do not count. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (one === other || (isAbsent(one) && isAbsent(other))) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]));
  }
  if (!isRow(one) || !isRow(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  names.delete('__temp_key__');
  return [...names].every((name) => isSame(one[name], other[name]));
};

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';
