/** The members of a record that have a value, for types whose optional members may not be `undefined`. */
export function present<Record extends object>(
  record: Record,
): { [Name in keyof Record]?: Exclude<Record[Name], undefined> } {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Record]?: Exclude<Record[Name], undefined>;
  };
}

/** Whether an attribute is empty: Strapi sends `null`, or leaves it out. */
export function isAbsent(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

/** A trimmed text, or `undefined` where it is empty. */
export function textOf(value: string | null | undefined): string | undefined {
  const trimmed = value?.trim();
  return trimmed === undefined || trimmed === '' ? undefined : trimmed;
}

/** Orders texts by code units, the same on every machine. */
export function compareText(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
