import { ContentError } from '@vitrine/content/errors';

/** The state of a CMS outage, for the log. */
export interface CmsOutage {
  /** When the first failed refresh was, in milliseconds of elapsed time. */
  readonly since: number;
  /** The kinds of fault that were logged. */
  readonly logged: ReadonlySet<string>;
}

/**
 * Records that a refresh failed. One fault causes many messages (each refresh fails at another request), so each kind
 * of fault is logged once until the CMS works again.
 *
 * @param kind of fault, as `ContentError` names them.
 * @returns the outage from now on, and whether to log this fault.
 */
export function recordFault(
  outage: CmsOutage | undefined,
  kind: string,
  now: number,
): readonly [outage: CmsOutage, isNew: boolean] {
  const logged = outage?.logged ?? new Set<string>();
  return [{ since: outage?.since ?? now, logged: new Set([...logged, kind]) }, !logged.has(kind)];
}

/** The message of any thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The kind of fault, as in `ContentError`; for any other error its message. */
export function kindOf(error: unknown): string {
  return error instanceof ContentError ? error.kind : messageOf(error);
}
