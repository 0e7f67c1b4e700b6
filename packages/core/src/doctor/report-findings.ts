import type { ContentReport, ContentReportKind } from './report.ts';
import type { Finding, FindingPlace, PlaceKind, Severity } from './finding.ts';

const JUDGEMENTS: Readonly<Record<ContentReportKind, { readonly severity: Severity; readonly fix: string }>> =
  {
    invalidEntry: { severity: 'error', fix: 'Correct the entry in the CMS.' },
    danglingTarget: { severity: 'error', fix: 'Choose a target that is there, or publish it.' },
    missingMedia: { severity: 'error', fix: 'Choose or upload another file.' },
    missingBackground: { severity: 'warning', fix: 'Add a picture in 4:3 and one in 16:9.' },
    missingTranslation: { severity: 'hint', fix: 'Translate the entry into this language.' },
    unknownComponent: { severity: 'warning', fix: 'Replace it with a component the product knows.' },
    selfTransition: { severity: 'error', fix: 'Choose another target or delete it.' },
    duplicate: { severity: 'error', fix: 'Rename or delete one of the two.' },
    brokenLink: { severity: 'error', fix: 'Write a web address, or one that begins with mailto: or tel:.' },
    unknownVideo: {
      severity: 'error',
      fix: 'Write the address of a YouTube or Vimeo video, or upload the video as a file.',
    },
    hotspotOutside: {
      severity: 'warning',
      fix: 'Give it a yaw between -180 and 180 and a pitch between -90 and 90 degrees.',
    },
    emptySection: { severity: 'hint', fix: 'Fill it in, or delete it.' },
    sameWorldPortal: {
      severity: 'error',
      fix: 'Make it a transition, or choose a location of another world.',
    },
    unreadableEndpoint: {
      severity: 'error',
      fix: 'Check the CMS, its token and the endpoint configuration.',
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
  worlds: 'world',
};

/** What normalising left out or replaced, as a finding. */
export function findingOfReport(report: ContentReport): Finding {
  const place = placeOf(report);
  const sentence = report.message;
  if (report.kind === 'missingBackground' && place.kind === 'transition') {
    // It is walked all the same, by a cross-fade.
    return {
      severity: 'hint',
      code: 'missingClip',
      place,
      sentence,
      fix: 'Add a clip in 4:3 and one in 16:9.',
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
