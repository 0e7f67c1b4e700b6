import type { SampledPage } from '../visitors/visitors-job.ts';

/** What the process of the hostile clients has to do, as its one argument in JSON. */
export interface HostileJob {
  readonly origin: string;
  readonly clients: number;
  /** Requests that each of them sends in a second, answered or not. */
  readonly pace: number;
  readonly seconds: number;
  readonly pages: readonly SampledPage[];
  /** Widths of pictures that no visitor has asked for. */
  readonly widths: readonly number[];
}

/** What became of their requests, in JSON. */
export interface HostileReport {
  /** How many answers had each status; 0: none. */
  readonly statuses: Readonly<Record<string, number>>;
}
