import type { LocaleCode } from '@vitrine/core/world/ids';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { findMissingCodes } from './checks/access-codes.ts';
import { findClosedToEverybody } from './checks/access-rules.ts';
import { findShadowedLocations, findShadowedWorlds } from './checks/addresses.ts';
import { findMissingAspectRatios, findMissingBackgrounds, findMissingStills } from './checks/backgrounds.ts';
import { findBrokenLinks } from './checks/broken-links.ts';
import { findMissingCaptions } from './checks/captions.ts';
import { findClipMismatches } from './checks/clip-ends.ts';
import { findDanglingTargets } from './checks/dangling-targets.ts';
import { findDocumentsThatAreNoPdf, findUnsearchablePdfs } from './checks/documents.ts';
import { findDuplicates } from './checks/duplicates.ts';
import { findUnlistedEmbeds } from './checks/embeds.ts';
import { findEmptyContent } from './checks/empty-content.ts';
import { findMissingBoldFonts, findMissingLetters } from './checks/fonts.ts';
import { findHotspotsOutside } from './checks/hotspots.ts';
import { findIconsThatAreNoSvg, findMissingIcons } from './checks/icons.ts';
import {
  findMissingAlternativeTexts,
  findOversizedMedia,
  findUndecodableMedia,
  findUntranslatedAlternativeTexts,
} from './checks/media.ts';
import { findPoorDetails } from './checks/looping-details.ts';
import { findPoorLocationPanoramas } from './checks/location-panoramas.ts';
import { findPicturesThatLeadNowhere } from './checks/nothing-leads-on.ts';
import { findUnseenStartPages } from './checks/start-pages.ts';
import { findMissingStarts } from './checks/missing-start.ts';
import { findWeakContrasts } from './checks/weak-contrasts.ts';
import { findArrowsOnWalls, findCrowdedHotspots } from './checks/overlaps.ts';
import { findSelfLinks } from './checks/self-links.ts';
import { findContentShownBySwitch } from './checks/shown-by-switch.ts';
import { findMissingTexts } from './checks/texts.ts';
import { findUnlinkedContent } from './checks/unlinked-content.ts';
import { findUnsafeHtml } from './checks/unsafe-html.ts';
import { findPanoramaHotspotsOutside, findPoorView360s } from './checks/view-360.ts';
import { findPresentedByNoOne } from './checks/presenters.ts';
import { findPricesSeenByNoOne, findProductsWithoutNumber } from './checks/products.ts';
import { findDeadEnds, findLocationsWithoutReturn, findUnreachableLocations } from './checks/walkability.ts';
import { prepare } from './examined.ts';
import type { Examined } from './examined.ts';
import type { Judges } from './judges.ts';
import { SEVERITIES } from './finding.ts';
import type { Finding } from './finding.ts';
import { findingOfReport } from './report-findings.ts';
import type { ContentReport } from '@vitrine/core/reports/report';

const CHECKS: readonly ((examined: Examined) => readonly Finding[])[] = [
  findDuplicates,
  findSelfLinks,
  findDanglingTargets,
  findMissingStarts,
  findUnseenStartPages,
  findShadowedWorlds,
  findShadowedLocations,
  findClosedToEverybody,
  findPresentedByNoOne,
  findPricesSeenByNoOne,
  findProductsWithoutNumber,
  findContentShownBySwitch,
  findUnlinkedContent,
  findMissingCodes,
  findUnreachableLocations,
  findDeadEnds,
  findPicturesThatLeadNowhere,
  findLocationsWithoutReturn,
  findMissingBackgrounds,
  findMissingAspectRatios,
  findMissingStills,
  findMissingTexts,
  findEmptyContent,
  findMissingAlternativeTexts,
  findUntranslatedAlternativeTexts,
  findMissingCaptions,
  findHotspotsOutside,
  findCrowdedHotspots,
  findArrowsOnWalls,
  findPoorDetails,
  findPoorLocationPanoramas,
  findPanoramaHotspotsOutside,
  findBrokenLinks,
  findUnlistedEmbeds,
  findUnsafeHtml,
  findOversizedMedia,
  findUndecodableMedia,
  findPoorView360s,
  findDocumentsThatAreNoPdf,
  findUnsearchablePdfs,
  findWeakContrasts,
  findMissingLetters,
  findMissingBoldFonts,
  findIconsThatAreNoSvg,
  findMissingIcons,
  findClipMismatches,
];

/**
 * Everything that is wrong with one snapshot, errors first. Each check is linear in the size of the snapshot. It
 * never throws on bad content: finding that is its purpose.
 */
export function examineWorld(snapshot: Snapshot, judges: Judges = {}): readonly Finding[] {
  const examined = prepare(snapshot, judges);
  return sorted(CHECKS.flatMap((check) => check(examined)));
}

/**
 * Everything that is wrong with all languages of a showroom, and with content that was left out of them, errors
 * first. What is found in the default locale is not repeated for the others; what only another locale has carries
 * that locale.
 */
export function examineSnapshots(
  request: Judges & {
    readonly snapshots: readonly Snapshot[];
    readonly reports: readonly ContentReport[];
  },
): readonly Finding[] {
  const { snapshots, reports } = request;
  const defaults = snapshots.filter((snapshot) => isDefault(snapshot));
  const others = snapshots.filter((snapshot) => !isDefault(snapshot));
  const reported = reports.map((report) => findingOfReport(report));
  const known = new Set(reported.map((finding) => keyOf(finding)));

  const findings = defaults.flatMap((snapshot) => examineWorld(snapshot, request)).filter(isNew(known));
  for (const finding of findings) known.add(keyOf(finding));
  const untranslated = new Set(reports.filter(({ says }) => says.key === NOTHING_TRANSLATED).map(localeOf));
  const translated = others.flatMap((snapshot) =>
    examineWorld(snapshot, request)
      .filter(isNew(known))
      // A language without any translation is reported once.
      .filter(({ code }) => code !== 'missingTranslation' || !untranslated.has(snapshot.locale))
      .map((finding) => inLocale(finding, snapshot.locale)),
  );
  return sorted([...reported, ...findings, ...translated]);
}

/** The report about a language that has no entry. */
const NOTHING_TRANSLATED = 'report.nothingTranslated';

function localeOf({ locale }: ContentReport): LocaleCode | undefined {
  return locale;
}

function isDefault({ locale, defaultLocale }: Snapshot): boolean {
  return locale === defaultLocale;
}

function inLocale(finding: Finding, locale: LocaleCode): Finding {
  return { ...finding, subject: { ...finding.subject, locale } };
}

function isNew(known: ReadonlySet<string>): (finding: Finding) => boolean {
  return (finding) => !known.has(keyOf(finding));
}

/** One key for the same problem in two locales, or reported both by normalising and by a check. */
function keyOf({ code, subject: { kind, id, field, locale } }: Finding): string {
  const isOfWhole = code === 'missingBackground' || code === 'missingClip';
  // A start that does not exist was left out while normalising: then the world has none.
  const problem = code === 'missingStart' ? 'danglingTarget' : code;
  // A font is the same in every language, and lacks the letters of one.
  const language = code === 'missingLetters' ? locale : undefined;
  return JSON.stringify([problem, kind, id, isOfWhole ? undefined : field, language]);
}

function sorted(findings: readonly Finding[]): readonly Finding[] {
  return findings.toSorted(
    (one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity),
  );
}
