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
import type { EntryFinder, EntryType } from './entries.ts';

/** What is known of files in the background; later more than now. */
export interface KnownOfFiles {
  readonly clipEnds: readonly ClipEnd[];
  /** By the names of PDFs (`documentFileOf` in core). */
  readonly documentProblems: readonly (readonly [string, DocumentProblem])[];
}

/**
 * Lets the core's doctor examine content, and says where each finding is mended.
 *
 * @param storedAccess what the CMS holds about who may enter, published content among it.
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
    // By the rule that imports refuse by.
    unsafePartOf: judgeOfTexts(),
  });
  // Errors first, as those of the content are.
  const findings = [...accessFindings(storedAccess), ...ofContent].map((finding) => located(finding, finder));
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

/** Languages share what is not translated: each text is parsed once. */
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
    ...(refused ?? finder.at(finding.place)),
    ...(kept && { rival: kept.entry }),
  };
}
