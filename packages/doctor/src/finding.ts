import type { LocaleCode } from '@vitrine/core/world/ids';
import type { Rivals } from '@vitrine/core/reports/report';
import { formatMessage } from '@vitrine/core/reports/message';
import type { Message } from '@vitrine/core/reports/message';

/** An error breaks something for visitors, a warning makes it worse for them, a hint could make it better. */
export const SEVERITIES = ['error', 'warning', 'hint'] as const;

export type Severity = (typeof SEVERITIES)[number];

/** The findings of the doctor. */
export type FindingCode =
  | 'duplicate'
  | 'selfLink'
  | 'danglingTarget'
  | 'unreachableLocation'
  | 'deadEnd'
  | 'nothingLeadsOn'
  | 'noReturn'
  | 'missingStart'
  | 'unseenStartPage'
  | 'weakContrast'
  | 'missingLetters'
  | 'missingBoldFont'
  | 'missingBackground'
  | 'missingAspectRatio'
  | 'missingStill'
  | 'missingClip'
  | 'missingText'
  | 'missingTranslation'
  | 'missingAlternativeText'
  | 'hotspotOutside'
  | 'variantsDiffer'
  | 'crowdedHotspots'
  | 'arrowOnWall'
  | 'detailOutside'
  | 'heavyDetails'
  | 'unseenDetail'
  | 'brokenLink'
  | 'unlistedEmbed'
  | 'unknownVideo'
  | 'missingCaptions'
  | 'panoramaShape'
  | 'smallPanorama'
  | 'unseenPanorama'
  | 'fewFrames'
  | 'notAPdf'
  | 'unsearchablePdf'
  | 'notAnSvg'
  | 'emptyContent'
  | 'emptySection'
  | 'hookWithoutLocations'
  | 'deadStop'
  | 'unsafeHtml'
  | 'oversizedMedia'
  | 'undecodableMedia'
  | 'missingMedia'
  | 'clipMismatch'
  | 'shadowedWorld'
  | 'shadowedLocation'
  | 'pricesSeenByNoOne'
  | 'productWithoutNumber'
  | 'closedToEverybody'
  | 'presentedByNoOne'
  | 'unlinkedContent'
  | 'shownBySwitch'
  | 'codeMissing'
  | 'accessDiffers'
  | 'invalidEntry'
  | 'unknownComponent'
  | 'sameWorldPortal'
  | 'unusableWording'
  | 'unreadableEndpoint';

export type SubjectKind =
  | 'article'
  | 'boxHook'
  | 'content'
  | 'dashboard'
  | 'icon'
  | 'location'
  | 'media'
  | 'menu'
  | 'screensaver'
  | 'settings'
  | 'story'
  | 'transition'
  /** An editor's own words for the interface. */
  | 'wording'
  | 'world';

/** Where a finding is. */
export interface FindingSubject {
  readonly kind: SubjectKind;
  /** payloadId, slug, key, number or file name: the identifier of this kind. */
  readonly id: string;
  /** The part of it, as `hotspots.robot` or `sections[2]`. */
  readonly field?: string;
  /** Absent when it concerns every locale. */
  readonly locale?: LocaleCode;
}

/** One thing that is wrong with a showroom, and what to do about it. */
export interface Finding {
  readonly severity: Severity;
  readonly code: FindingCode;
  readonly subject: FindingSubject;
  /** What is wrong, as a whole sentence for an editor in any language. */
  readonly sentence: Message;
  /** What to do, as a whole sentence. */
  readonly fix: Message;
  /** Of two entries that came under one name: which ones they are, where the CMS tells. */
  readonly rivals?: Rivals;
}

/** One finding as one line of plain English text, for terminals and logs. */
export function formatFinding({ severity, subject, sentence, fix }: Finding): string {
  const field = subject.field === undefined ? '' : `, ${subject.field}`;
  const locale = subject.locale === undefined ? '' : ` (${subject.locale})`;
  return `${severity}: ${subject.kind} ${subject.id}${field}${locale}: ${formatMessage(sentence)} ${formatMessage(fix)}`;
}
