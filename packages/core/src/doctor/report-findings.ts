import type { ContentReport, ContentReportKind } from './report.ts';
import type { Finding, FindingPlace, PlaceKind, Severity } from './finding.ts';
import { saying } from './words/saying.ts';
import type { Saying } from './words/saying.ts';
import { PANORAMA_RANGE } from '../world/action.ts';

const JUDGEMENTS: Readonly<Record<ContentReportKind, { readonly severity: Severity; readonly fix: Saying }>> =
  {
    invalidEntry: { severity: 'error', fix: saying('fix.invalidEntry') },
    danglingTarget: { severity: 'error', fix: saying('fix.danglingTarget') },
    missingMedia: { severity: 'error', fix: saying('fix.missingMedia') },
    missingBackground: { severity: 'warning', fix: saying('fix.missingBackground') },
    missingTranslation: { severity: 'hint', fix: saying('fix.missingTranslation') },
    unknownComponent: { severity: 'warning', fix: saying('fix.unknownComponent') },
    selfTransition: { severity: 'error', fix: saying('fix.selfLink') },
    duplicate: { severity: 'error', fix: saying('fix.duplicate') },
    brokenLink: { severity: 'error', fix: saying('fix.brokenLink') },
    unknownVideo: {
      severity: 'error',
      fix: saying('fix.unknownVideo'),
    },
    hotspotOutside: {
      severity: 'warning',
      fix: saying('fix.panoramaHotspot', PANORAMA_RANGE),
    },
    emptySection: { severity: 'hint', fix: saying('fix.empty') },
    sameWorldPortal: {
      severity: 'error',
      fix: saying('fix.sameWorldPortal'),
    },
    unusableWording: { severity: 'warning', fix: saying('fix.wording') },
    unreadableEndpoint: {
      severity: 'error',
      fix: saying('fix.unreadableEndpoint'),
    },
  };

const KINDS: Readonly<Record<string, PlaceKind>> = {
  'app-setting': 'settings',
  'content-locations': 'location',
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

/** What normalising left out or replaced, as a finding. */
export function findingOfReport(report: ContentReport): Finding {
  const place = placeOf(report);
  const sentence = report.says;
  if (report.kind === 'missingBackground' && place.kind === 'transition') {
    // It is walked all the same, by a cross-fade.
    return {
      severity: 'hint',
      code: 'missingClip',
      place,
      sentence,
      fix: saying('fix.missingClip'),
    };
  }
  const { severity, fix } = JUDGEMENTS[report.kind];
  const code = report.kind === 'selfTransition' ? 'selfLink' : report.kind;
  return { severity, code, place, sentence, fix, ...(report.rivals && { rivals: report.rivals }) };
}

/** `content-locations/atrium.hotspots[2]` is the field `hotspots[2]` of the location `atrium`. */
function placeOf({ path, locale }: ContentReport): FindingPlace {
  const [, collection = '', id = '', field = ''] = /^([^/.]*)(?:\/([^.]*))?(?:\.(.*))?$/s.exec(path) ?? [];
  const kind = KINDS[collection];
  return {
    kind: kind ?? 'content',
    id: kind === undefined ? path : id || collection,
    ...(kind === undefined || field === '' ? {} : { field }),
    ...(locale === undefined ? {} : { locale }),
  };
}
