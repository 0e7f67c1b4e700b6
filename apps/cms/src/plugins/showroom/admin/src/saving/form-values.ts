/** A kind of content as Strapi describes it to its edit view. */
export interface Attribute {
  readonly type: string;
  readonly repeatable?: boolean;
  readonly component?: string;
  /** Of a relation: `oneToOne`, `manyToMany` and so on. */
  readonly relation?: string;
}
export type Attributes = Readonly<Record<string, Attribute>>;

/** The attributes of every component, by its name. */
export type Components = Readonly<Record<string, Attributes>>;

export type Values = Readonly<Record<string, unknown>>;

/** The way to a value: `['hotspots', 2, 'title']`. */
export type Path = readonly (string | number)[];

/** Three forms of one entry, or of a part of it. */
export interface Versions<Value> {
  /** As both editors found it. */
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

export type Side = 'mine' | 'theirs';

/** The same part of all three. */
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

/** The component that a row of an attribute is of. */
export function componentOf({ component }: Attribute, row: Values): string {
  return component ?? String(row['__component']);
}

/** Files and relations are taken or left as they are. */
export function isAtom(value: Values): boolean {
  return 'mime' in value || 'connect' in value;
}

/** Whether an editor would call both the same: the form's own names of rows and empty fields do not count. */
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

/** The form holds of a relation what is added to it and taken away. */
function isUnchangedRelation(value: unknown): boolean {
  return (
    isRow(value) &&
    ['connect', 'disconnect'].every((name) => Array.isArray(value[name]) && value[name].length === 0)
  );
}
