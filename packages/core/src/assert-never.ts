/** Raised by a `switch` that met a case the types say cannot exist. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
