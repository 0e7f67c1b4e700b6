/** An attribute, as Strapi describes it to the edit view. */
export interface Attribute {
  readonly type: string;
  readonly repeatable?: boolean;
  readonly component?: string;
  /** Of a relation: `oneToOne`, `manyToMany` and so on. */
  readonly relation?: string;
}
export type Attributes = Readonly<Record<string, Attribute>>;

/** The attributes of every component, by component name. */
export type Components = Readonly<Record<string, Attributes>>;

export type Values = Readonly<Record<string, unknown>>;

/** The path of a value: `['hotspots', 2, 'title']`. */
export type Path = readonly (string | number)[];

/** Three versions of one entry, or of a part of it. */
export interface Versions<Value> {
  /** As both editors loaded it. */
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

export type Side = 'mine' | 'theirs';

/** The same part of all three versions. */
export function inEach<In, Out>(
  { base, mine, theirs }: Versions<In>,
  read: (value: In) => Out,
): Versions<Out> {
  return { base: read(base), mine: read(mine), theirs: read(theirs) };
}

export function isRow(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function rowsIn(value: unknown): readonly Values[] {
  return Array.isArray(value) ? value.filter((row) => isRow(row)) : [];
}

/** Whether an attribute holds a list of rows. */
export function isList({ type, repeatable }: Attribute): boolean {
  return type === 'dynamiczone' || (type === 'component' && repeatable === true);
}

/** The component of an attribute's row. */
export function componentOf({ component }: Attribute, row: Values): string {
  return component ?? String(row['__component']);
}

/** Files and relations are merged as a whole. */
export function isAtom(value: Values): boolean {
  return 'mime' in value || 'connect' in value;
}

/** Whether two values are equal for an editor: the form's row keys and empty fields do not count. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other || (isAbsent(one) && isAbsent(other))) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]));
  }
  if (!isRow(one) || !isRow(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  names.delete('__temp_key__');
  return [...names].every((name) => isSame(one[name], other[name]));
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '' || isUnchangedRelation(value);
}

/** Strapi forms store a relation as `{connect, disconnect}`, not as a list. */
function isUnchangedRelation(value: unknown): boolean {
  return (
    isRow(value) &&
    ['connect', 'disconnect'].every((name) => Array.isArray(value[name]) && value[name].length === 0)
  );
}
