import type { LoadedContent } from '@vitrine/content/load-bundle';
import { examineSnapshots } from '@vitrine/doctor/examine';
import { scoreOf, shownScore } from '@vitrine/doctor/score';
import type { ClipEnd } from '@vitrine/doctor/clip-end';
import type { Finding } from '@vitrine/doctor/finding';
import type { DocumentProblem } from '@vitrine/core/search/page-text';
import { activePartsOf } from '@vitrine/world-file';
import type { ExaminedShowroom, ExaminedWorld, LocatedFinding } from '../../contracts/doctor.ts';
import type { StoredAccess } from '../access/stored-access.ts';
import { accessFindings } from './access-findings.ts';
import { entryFinder } from './entries.ts';
import { withHotspotRow } from './finding-rows.ts';
import type { EntryFinder, EntryType } from './entries.ts';

/** Facts about files, which background work discovers over time. */
export interface KnownOfFiles {
  readonly clipEnds: readonly ClipEnd[];
  /** By the names of PDFs (`documentFileOf` in core). */
  readonly documentProblems: readonly (readonly [string, DocumentProblem])[];
}

/**
 * Runs the core's doctor on the content and adds the entry in which each finding can be fixed.
 *
 * @param storedAccess stored access rules, including those of published content.
 */
export function examineContent(
  { bundle, answers }: LoadedContent,
  types: readonly EntryType[],
  { clipEnds, documentProblems }: KnownOfFiles,
  storedAccess: readonly StoredAccess[],
): ExaminedShowroom {
  const finder = entryFinder(answers, types);
  const ofContent = examineSnapshots({
    snapshots: Object.values(bundle.snapshots),
    reports: bundle.reports,
    clipEnds,
    documentProblems: new Map(documentProblems),
    // The same rule by which imports are refused.
    unsafePartOf: judgeOfTexts(),
  });
  // Errors first, in the same order as the content's findings.
  const findings = [...accessFindings(storedAccess), ...ofContent].map((finding) =>
    located(withHotspotRow(finding, bundle), finder),
  );
  const scoreFor = (world: string | undefined): number =>
    shownScore(scoreOf(findings.filter((finding) => finding.world === world)));
  const worlds = bundle.snapshots[bundle.defaultLocale]?.worlds ?? [];
  return {
    version: bundle.version,
    worlds: worlds
      .map(({ slug, name }): ExaminedWorld => ({ slug, name, score: scoreFor(slug) }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
    sharedScore: scoreFor(undefined),
    findings,
    defaultLocale: bundle.defaultLocale,
  };
}

type Judge = (
  ...given: Parameters<typeof activePartsOf>
) => ReturnType<typeof activePartsOf>[number]['part'] | undefined;

/** Languages share untranslated texts: each text is parsed once. */
function judgeOfTexts(): Judge {
  const known = new Map<string, ReturnType<Judge>>();
  return (text) => {
    const key = JSON.stringify(text);
    if (!known.has(key)) known.set(key, activePartsOf(text)[0]?.part);
    return known.get(key);
  };
}

function located(finding: Finding, finder: EntryFinder): LocatedFinding {
  const { rivals } = finding;
  const refused = rivals && finder.by(rivals.refused);
  const kept = rivals && finder.by(rivals.kept);
  return {
    ...finding,
    ...(refused ?? finder.at(finding.subject)),
    ...(kept && { rival: kept.entry }),
  };
}
