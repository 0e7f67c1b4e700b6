import type { Spread } from '../statistics.ts';

/** A location's page that visitors walk to. */
export interface SampledPage {
  /** The address of its page. */
  readonly page: string;
  /** The pictures that one device asks for there. */
  readonly pictures: readonly string[];
}

/** What the visitors' process has to do, as its one argument in JSON. */
export interface VisitorsJob {
  readonly origin: string;
  readonly visitors: number;
  readonly seconds: number;
  /** Seconds over which they arrive, at the beginning. */
  readonly arrival: number;
  readonly pages: readonly SampledPage[];
  /** The address that they all share, as a proxy passes it on; absent: none. */
  readonly address?: string;
}

/** What visitors ask for. */
export const REQUEST_KINDS = ['page', 'data', 'picture', 'walk graph', 'search index'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** The waits of one kind of request, in milliseconds. */
export interface Waits extends Spread {
  readonly longest: number;
}

/** What the visitors' process reports, in JSON. */
export interface VisitorsReport {
  readonly waits: Readonly<Partial<Record<RequestKind | 'all', Waits>>>;
  /** Requests that were not answered with 200, and event streams that were refused or ended. */
  readonly failures: number;
  /** The first of them, in words. */
  readonly firstFailures: readonly string[];
  /** Event streams that were open at the end. */
  readonly streams: number;
  /** Processor time of the visitors themselves, in seconds. */
  readonly cpuSeconds: number;
}
