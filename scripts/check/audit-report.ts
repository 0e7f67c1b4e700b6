import { ONE_FAILED, ONE_PASSED, ONE_SKIPPED } from './tally.ts';
import type { Tally } from './tally.ts';

/** An advisory that was looked at and found to be no danger here, or none that can be mended yet. */
export interface AcceptedAdvisory {
  /** `GHSA-…`, as the registry names it. */
  readonly advisory: string;
  readonly package: string;
  /** Why it is accepted, for the next review. */
  readonly reason: string;
  /** ISO date: from then on it counts again. */
  readonly until: string;
}

/** The outcome of auditing one lockfile. */
export type AuditVerdict =
  | { readonly kind: 'clean'; readonly accepted: readonly string[] }
  | { readonly kind: 'vulnerable'; readonly advisories: readonly string[] }
  /** The registry did not answer. */
  | { readonly kind: 'unknown'; readonly reason: string };

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

const COUNTED = new Set(['high', 'critical']);

/** The high and critical advisories of npm's report, each once, as `GHSA-… package: title`. */
function advisoriesIn(report: Readonly<Record<string, unknown>>) {
  const vias = Object.values(recordOf(report['vulnerabilities'])).flatMap((vulnerability) => {
    const { via } = recordOf(vulnerability);
    return Array.isArray(via) ? via.map(recordOf) : [];
  });
  const found = vias
    .filter(({ severity }) => COUNTED.has(textOf(severity)))
    .map(({ url, name, title }) => ({
      id: textOf(url).split('/').at(-1) ?? '',
      package: textOf(name),
      title: textOf(title),
    }));
  return [...new Map(found.map((advisory) => [`${advisory.id} ${advisory.package}`, advisory])).values()];
}

/**
 * Reads what `npm audit --json` has written.
 *
 * @param today ISO date.
 */
export function readAudit(
  output: string,
  accepted: readonly AcceptedAdvisory[],
  today: string,
): AuditVerdict {
  const report = jsonOf(output);
  if (report === undefined) return { kind: 'unknown', reason: 'npm has written no report' };
  if (report['auditReportVersion'] !== 2) {
    const error = recordOf(report['error']);
    const words = [report['message'], error['summary'], error['code']].map(textOf).find(Boolean);
    return { kind: 'unknown', reason: words ?? 'npm has written another kind of report' };
  }
  const isAccepted = ({ id, package: name }: { readonly id: string; readonly package: string }): boolean =>
    accepted.some((entry) => entry.advisory === id && entry.package === name && entry.until > today);
  const advisories = advisoriesIn(report);
  const open = advisories.filter((advisory) => !isAccepted(advisory));
  if (open.length > 0) {
    return { kind: 'vulnerable', advisories: open.map((one) => `${one.id} ${one.package}: ${one.title}`) };
  }
  return { kind: 'clean', accepted: advisories.map(({ id, package: name }) => `${id} ${name}`) };
}

/**
 * The value of a verdict.
 *
 * @param isRelease whether this is a release: then an unknown result is a failure.
 */
export function tallyOf({ kind }: AuditVerdict, isRelease: boolean): Tally {
  if (kind === 'clean') return ONE_PASSED;
  return kind === 'vulnerable' || isRelease ? ONE_FAILED : ONE_SKIPPED;
}

function jsonOf(text: string): Readonly<Record<string, unknown>> | undefined {
  const start = text.indexOf('{');
  try {
    return start === -1 ? undefined : recordOf(JSON.parse(text.slice(start)));
  } catch {
    return undefined;
  }
}

/** The faults in the list of accepted advisories, entry by entry. */
export function problemsOfAccepted(accepted: readonly AcceptedAdvisory[], today: string): readonly string[] {
  return accepted.flatMap((entry) => [
    ...(/^GHSA(?:-[0-9a-z]{4}){3}$/.test(entry.advisory) ? [] : [`“${entry.advisory}” is no advisory`]),
    ...(entry.reason.trim().length >= 20 ? [] : [`${entry.advisory} is accepted without a reason`]),
    ...(/^\d{4}-\d\d-\d\d$/.test(entry.until) && entry.until > today
      ? []
      : [`${entry.advisory} was accepted until ${entry.until}: look at it again`]),
  ]);
}
