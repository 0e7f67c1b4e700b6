/** A part of an entry as the content API gives it. */
export type Wire = Readonly<Record<string, unknown>>;

/** Whether a value is an object with members, not a list. */
export function isWire(value: unknown): value is Wire {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
