import { isResizable } from '../../media/image-address.ts';
import type { Media } from '../../world/media.ts';
import type { Examined } from '../examined.ts';
import type { Finding } from '../finding.ts';
import { saying, type Saying } from '../words/saying.ts';
import { filesOf, type MediaSite } from '../media-sites.ts';

const MEGABYTE = 1_000_000;

/** Bytes by the kind of file, the first part of its MIME type; what visitors on the road can still load. */
const MEDIA_BUDGETS: Readonly<Record<string, number>> = {
  image: 10 * MEGABYTE,
  video: 30 * MEGABYTE,
  application: 50 * MEGABYTE,
  model: 20 * MEGABYTE,
};

/** An SVG is never resized, so it is sent as it is. */
const SVG_BUDGET = MEGABYTE / 2;

/** What every current browser shows. */
const DECODABLE = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
  'video/mp4',
  'video/webm',
]);

/** Files over their budget. */
export function findOversizedMedia({ files }: Examined): readonly Finding[] {
  return files.flatMap(({ media: file, holder }): readonly Finding[] => {
    const budget = budgetOf(file);
    if (budget === undefined || file.size === undefined || file.size <= budget) return [];
    return [
      {
        severity: 'warning',
        code: 'oversizedMedia',
        place: { kind: 'media', id: file.name },
        sentence: saying('oversizedMedia', {
          file: file.name,
          holder,
          megabytes: megabytes(file.size),
          budget: megabytes(budget),
        }),
        fix: saying('fix.oversizedMedia'),
      },
    ];
  });
}

/** Pictures and videos that browsers cannot show, by all that is known of them. */
export function findUndecodableMedia({ files }: Examined): readonly Finding[] {
  return files.flatMap((site): readonly Finding[] => {
    const sentence = whyUndecodable(site);
    if (sentence === undefined) return [];
    return [
      {
        severity: 'error',
        code: 'undecodableMedia',
        place: { kind: 'media', id: site.media.name },
        sentence,
        fix: saying('fix.undecodableMedia'),
      },
    ];
  });
}

/** Pictures that are content and have no words for those who cannot see them. */
export function findMissingAlternativeTexts({ snapshot, media }: Examined): readonly Finding[] {
  return filesOf(media.filter(({ use }) => use === 'content'))
    .filter(({ media: file }) => kindOf(file) === 'image' && !file.alternativeText?.trim())
    .map(({ media: file, holder }) => ({
      severity: 'hint',
      code: 'missingAlternativeText',
      place: { kind: 'media', id: file.name, field: 'alternativeText', locale: snapshot.locale },
      sentence: saying('missingAlternativeText', { file: file.name, holder }),
      fix: saying('fix.missingAlternativeText'),
    }));
}

function whyUndecodable({ media, use, holder }: MediaSite): Saying | undefined {
  const { name: file, mime } = media;
  const kind = kindOf(media);
  const isVisual = kind === 'image' || kind === 'video';
  if (use === 'background' && !isVisual) return saying('undecodableMedia.notVisual', { file, holder, mime });
  if (isVisual && !DECODABLE.has(media.mime.toLowerCase()))
    return saying('undecodableMedia.kind', { file, holder, mime });
  if (isResizable(media) && !(media.width && media.height))
    return saying('undecodableMedia.size', { file, holder });
  return undefined;
}

function kindOf(media: Media): string {
  return media.mime.toLowerCase().split('/')[0] ?? '';
}

function budgetOf(media: Media): number | undefined {
  return media.mime.toLowerCase() === 'image/svg+xml' ? SVG_BUDGET : MEDIA_BUDGETS[kindOf(media)];
}

/** To the first decimal. */
function megabytes(bytes: number): number {
  return Math.round((bytes / MEGABYTE) * 10) / 10;
}
