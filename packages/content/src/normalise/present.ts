/** The members of a record that hold something, for types whose optional members may not be `undefined`. */
export const present = <Record extends object>(
  record: Record,
): { [Name in keyof Record]?: Exclude<Record[Name], undefined> } =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Record]?: Exclude<Record[Name], undefined>;
  };

/** Whether an attribute holds nothing: Strapi sends `null`, or leaves it out. */
export const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;

/** A trimmed text, or `undefined` where there is none. */
export const textOf = (value: string | null | undefined): string | undefined => {
  const trimmed = value?.trim();
  return trimmed === undefined || trimmed === '' ? undefined : trimmed;
};

/** Orders texts by code units, the same on every machine. */
export const compareText = (left: string, right: string): number =>
  left < right ? -1 : left > right ? 1 : 0;
