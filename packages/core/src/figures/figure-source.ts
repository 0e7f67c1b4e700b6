/**
 * Where a figure gets its number from. Both members stay on the server: an address may hold a key, and the names of
 * columns tell how a company works.
 */
export interface FigureSource {
  /** Of a CSV or JSON file. */
  readonly address: string;
  /** The name of a column of a CSV file, or the path of a value in JSON: `data.current.power`. */
  readonly field: string;
}

/** What a source says. */
export interface FigureReading {
  /** The newest value. */
  readonly value: number;
  /** The values so far, the oldest first, ending with the newest: one or more. */
  readonly history: readonly number[];
}
