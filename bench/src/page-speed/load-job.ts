/** What the load process is told to do, as its one argument in JSON. */
export interface LoadJob {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  /** Whether every request asks for a different address, so that no kept page answers it. */
  readonly isUncached: boolean;
}

/** What the load process reports, in JSON. */
export interface LoadReport {
  readonly pagesPerSecond: number;
  /** Milliseconds. */
  readonly median: number;
  /** Milliseconds. */
  readonly p99: number;
  readonly pages: number;
}
