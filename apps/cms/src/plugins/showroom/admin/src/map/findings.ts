import { SEVERITIES } from '@vitrine/doctor/finding';
import type { Severity } from '@vitrine/doctor/finding';
import type { LocatedFinding } from '../../../contracts/doctor.ts';

/** The doctor's findings by the document id of the entry that fixes them. */
export type FindingsById = ReadonlyMap<string, readonly LocatedFinding[]>;

const NONE: readonly LocatedFinding[] = [];

export function findingsById(findings: readonly LocatedFinding[]): FindingsById {
  const found = new Map<string, LocatedFinding[]>();
  for (const finding of findings) {
    if (finding.entry === undefined) continue;
    const same = found.get(finding.entry.documentId);
    if (same === undefined) found.set(finding.entry.documentId, [finding]);
    else same.push(finding);
  }
  return found;
}

export function findingsOf(
  found: FindingsById,
  ...documentIds: readonly string[]
): readonly LocatedFinding[] {
  const [only, ...others] = documentIds;
  if (only !== undefined && others.length === 0) return found.get(only) ?? NONE;
  return documentIds.flatMap((id) => found.get(id) ?? NONE);
}

/** The worst severity. A hint is no reason to colour a location. */
export function worstOf(findings: readonly LocatedFinding[]): Severity | undefined {
  return SEVERITIES.find((severity) => findings.some((finding) => finding.severity === severity));
}
