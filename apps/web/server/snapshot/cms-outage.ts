import { ContentError } from '@vitrine/content/errors';

/** What is wrong with the CMS as far as the log knows. */
export interface CmsOutage {
  /** When the first bad look was, in milliseconds as the clock counts what has elapsed. */
  readonly since: number;
  /** The kinds of fault that were logged. */
  readonly logged: ReadonlySet<string>;
}

/**
 * Records that a refresh failed. One fault appears in many messages (each refresh breaks off at another request),
 * so each kind of fault is logged once until the CMS is well again.
 *
 * @param kind of fault, as `ContentError` names them.
 * @returns the outage from now on, and whether this fault is to be logged.
 */
export function recordFault(
  outage: CmsOutage | undefined,
  kind: string,
  now: number,
): readonly [outage: CmsOutage, isNews: boolean] {
  const logged = outage?.logged ?? new Set<string>();
  return [{ since: outage?.since ?? now, logged: new Set([...logged, kind]) }, !logged.has(kind)];
}

/** The sentence of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The kind of fault, as `ContentError` names it; of any other error its sentence. */
export function kindOf(error: unknown): string {
  return error instanceof ContentError ? error.kind : messageOf(error);
}
