import type { ContentReport, ContentReportKind } from '@vitrine/core/reports/report';
import type { Finding, FindingSubject, SubjectKind, Severity } from './finding.ts';
import { message } from '@vitrine/core/reports/message';
import type { Message } from '@vitrine/core/reports/message';
import { PANORAMA_RANGE } from '@vitrine/core/world/action';

const JUDGEMENTS: Readonly<
  Record<ContentReportKind, { readonly severity: Severity; readonly fix: Message }>
> = {
  invalidEntry: { severity: 'error', fix: message('fix.invalidEntry') },
  danglingTarget: { severity: 'error', fix: message('fix.danglingTarget') },
  missingMedia: { severity: 'error', fix: message('fix.missingMedia') },
  missingBackground: { severity: 'warning', fix: message('fix.missingBackground') },
  missingTranslation: { severity: 'hint', fix: message('fix.missingTranslation') },
  variantsDiffer: { severity: 'warning', fix: message('fix.variantsDiffer') },
  unknownComponent: { severity: 'warning', fix: message('fix.unknownComponent') },
  selfTransition: { severity: 'error', fix: message('fix.selfLink') },
  duplicate: { severity: 'error', fix: message('fix.duplicate') },
  brokenLink: { severity: 'error', fix: message('fix.brokenLink') },
  unknownVideo: {
    severity: 'error',
    fix: message('fix.unknownVideo'),
  },
  hotspotOutside: {
    severity: 'warning',
    fix: message('fix.panoramaHotspot', PANORAMA_RANGE),
  },
  emptySection: { severity: 'hint', fix: message('fix.empty') },
  hookWithoutLocations: { severity: 'warning', fix: message('fix.hookWithoutLocations') },
  deadStop: { severity: 'warning', fix: message('fix.deadStop') },
  sameWorldPortal: {
    severity: 'error',
    fix: message('fix.sameWorldPortal'),
  },
  unusableWording: { severity: 'warning', fix: message('fix.wording') },
  unreadableEndpoint: {
    severity: 'error',
    fix: message('fix.unreadableEndpoint'),
  },
};

const KINDS: Readonly<Record<string, SubjectKind>> = {
  'app-setting': 'settings',
  'content-locations': 'location',
  'content-stories': 'story',
  'content-transitions': 'transition',
  'box-hooks': 'boxHook',
  articles: 'article',
  dashboards: 'dashboard',
  icons: 'icon',
  menus: 'menu',
  portals: 'transition',
  screensavers: 'screensaver',
  'ui-translation': 'wording',
  worlds: 'world',
};

/** A finding for what normalising left out or replaced. */
export function findingOfReport(report: ContentReport): Finding {
  const subject = subjectOf(report);
  const sentence = report.says;
  if (report.kind === 'missingBackground' && subject.kind === 'transition') {
    // It is walked all the same, by a cross-fade.
    return {
      severity: 'hint',
      code: 'missingClip',
      subject,
      sentence,
      fix: message('fix.missingClip'),
    };
  }
  const { severity, fix } = JUDGEMENTS[report.kind];
  const code = report.kind === 'selfTransition' ? 'selfLink' : report.kind;
  return { severity, code, subject, sentence, fix, ...(report.rivals && { rivals: report.rivals }) };
}

/** `content-locations/atrium.hotspots[2]` is the field `hotspots[2]` of the location `atrium`. */
function subjectOf({ path, locale }: ContentReport): FindingSubject {
  const [, collection = '', id = '', field = ''] = /^([^/.]*)(?:\/([^.]*))?(?:\.(.*))?$/s.exec(path) ?? [];
  const kind = KINDS[collection];
  return {
    kind: kind ?? 'content',
    id: kind === undefined ? path : id || collection,
    ...(kind === undefined || field === '' ? {} : { field }),
    ...(locale === undefined ? {} : { locale }),
  };
}
