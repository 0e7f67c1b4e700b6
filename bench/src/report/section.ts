/** A table of the report; every row has as many cells as the head. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A limit the product promises to keep (docs/design/bars.md), with what was measured. */
export interface Bar {
  readonly what: string;
  readonly limit: string;
  readonly measured: string;
  readonly isKept: boolean;
}

/** What one measurement tells. */
export interface Section {
  readonly title: string;
  /** How it was measured, and what a reader has to know to judge it. */
  readonly notes: readonly string[];
  readonly tables: readonly Table[];
  readonly bars?: readonly Bar[];
}

/** Reports the progress in the terminal. */
export type Progress = (line: string) => void;
