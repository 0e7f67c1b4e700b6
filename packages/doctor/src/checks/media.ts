import { isResizable, MAX_PICTURE_PIXELS } from '@vitrine/core/media/image-address';
import type { Media } from '@vitrine/core/world/media';
import type { Examined } from '../examined.ts';
import type { Finding } from '../finding.ts';
import { message } from '@vitrine/core/reports/message';
import type { Message } from '@vitrine/core/reports/message';
import { filesOf } from '../media-usages.ts';
import type { MediaUsage } from '../media-usages.ts';

const MEGABYTE = 1_000_000;

/** Bytes by the kind of file, the first part of its MIME type; what visitors on the road can still load. */
const MEDIA_BUDGETS: Readonly<Record<string, number>> = {
  image: 10 * MEGABYTE,
  video: 30 * MEGABYTE,
  application: 50 * MEGABYTE,
  model: 20 * MEGABYTE,
  // Texts wait for it, or change their shape when it comes; Latin and Cyrillic in all weights have 0.2 MB as WOFF2.
  font: 0.3 * MEGABYTE,
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
        subject: { kind: 'media', id: file.name },
        sentence: message('oversizedMedia', {
          file: file.name,
          holder,
          megabytes: megabytes(file.size),
          budget: megabytes(budget),
        }),
        fix: message('fix.oversizedMedia'),
      },
    ];
  });
}

/**
 * Pictures and videos that browsers cannot show or the server cannot send, as far as is known: reported at each entry
 * that shows them, which must not be published with them.
 */
export function findUndecodableMedia({ media }: Examined): readonly Finding[] {
  const found = new Map<string, Finding>();
  for (const usage of media) {
    const sentence = whyUndecodable(usage);
    if (sentence === undefined) continue;
    const { name } = usage.media;
    // A subject without its own entry, such as a group, is identified by its file.
    const subject = usage.subject ?? { kind: 'media', id: name };
    const key = JSON.stringify([subject.kind, subject.id, name]);
    // Of several uses in one entry the background describes the fault best.
    if (found.has(key) && usage.use !== 'background') continue;
    found.set(key, {
      severity: 'error',
      code: 'undecodableMedia',
      subject,
      sentence,
      fix: message(isTooLarge(usage.media) ? 'fix.tooManyPixels' : 'fix.undecodableMedia'),
    });
  }
  return [...found.values()];
}

/** Pictures that are content and have no alternative text. */
export function findMissingAlternativeTexts({ snapshot, media }: Examined): readonly Finding[] {
  return filesOf(media.filter(({ use }) => use === 'content'))
    .filter(({ media: file }) => kindOf(file) === 'image' && !file.alternativeText?.trim())
    .map(({ media: file, holder }) => ({
      severity: 'hint',
      code: 'missingAlternativeText',
      subject: { kind: 'media', id: file.name, field: 'alternativeText', locale: snapshot.locale },
      sentence: message('missingAlternativeText', { file: file.name, holder }),
      fix: message('fix.missingAlternativeText'),
    }));
}

/** Pictures that are content and whose alternative text is there, but not in this language. */
export function findUntranslatedAlternativeTexts({ snapshot, media }: Examined): readonly Finding[] {
  return filesOf(media.filter(({ use }) => use === 'content'))
    .filter(({ media: file }) => kindOf(file) === 'image' && file.alternativeTextLocale !== undefined)
    .map(({ media: file, holder }) => ({
      severity: 'hint',
      code: 'missingTranslation',
      subject: { kind: 'media', id: file.name, field: 'alternativeText', locale: snapshot.locale },
      sentence: message('untranslatedAlternativeText', { file: file.name, holder }),
      fix: message('fix.untranslatedAlternativeText'),
    }));
}

function whyUndecodable({ media, use, holder }: MediaUsage): Message | undefined {
  const { name: file, mime } = media;
  const kind = kindOf(media);
  const isVisual = kind === 'image' || kind === 'video';
  if (use === 'background' && !isVisual) return message('undecodableMedia.notVisual', { file, holder, mime });
  if (isVisual && !DECODABLE.has(media.mime.toLowerCase()))
    return message('undecodableMedia.kind', { file, holder, mime });
  if (isResizable(media) && !(media.width && media.height))
    return message('undecodableMedia.size', { file, holder });
  if (isTooLarge(media)) {
    const values = { megapixels: megapixels(pixelsOf(media)), most: megapixels(MAX_PICTURE_PIXELS) };
    return message('undecodableMedia.pixels', { file, holder, ...values });
  }
  return undefined;
}

/** Uploads refuse such pictures; the library may still have older ones. */
function isTooLarge(media: Media): boolean {
  return isResizable(media) && pixelsOf(media) > MAX_PICTURE_PIXELS;
}

function pixelsOf({ width = 0, height = 0 }: Media): number {
  return width * height;
}

function megapixels(pixels: number): number {
  return Math.floor(pixels / 1_000_000);
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
