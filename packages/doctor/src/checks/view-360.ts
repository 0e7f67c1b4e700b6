import { view360Of } from '@vitrine/core/media/view-360';
import { PANORAMA_RANGE } from '@vitrine/core/world/action';
import type { PanoramaHotspot } from '@vitrine/core/world/action';
import type { Media } from '@vitrine/core/world/media';
import type { Examined } from '../examined.ts';
import type { Finding } from '../finding.ts';
import { message } from '@vitrine/core/reports/message';
import type { ViewerUsage } from '../viewer-usages.ts';

/** An equirectangular picture holds 360 by 180 degrees. */
const PANORAMA_RATIO = 2;

/** The tolerance, as a fraction of the ratio: at most what cutting to whole pixels can cost. */
const RATIO_TOLERANCE = 0.01;

/** Fewer pictures of a turn are seen one by one instead of turning: every 45 degrees at most. */
const FEWEST_FRAMES = 8;

/** Panoramas that are not twice as wide as high, and turntables that jerk. */
export function findPoorView360s({ viewers }: Examined): readonly Finding[] {
  return viewers.flatMap((usage): readonly Finding[] => {
    if (usage.viewer.kind !== 'view360') return [];
    const view = view360Of(usage.viewer.media);
    if (view?.kind === 'panorama') return findWrongShape(view.picture, usage);
    if (view?.kind !== 'spin' || view.frames.length >= FEWEST_FRAMES) return [];
    return [
      {
        severity: 'warning',
        code: 'fewFrames',
        subject: usage.subject,
        sentence: message('fewFrames', { holder: usage.holder, count: view.frames.length }),
        fix: message('fix.fewFrames', { fewest: FEWEST_FRAMES }),
      },
    ];
  });
}

/** Hotspots of panoramas that point beyond them. */
export function findPanoramaHotspotsOutside({ viewers }: Examined): readonly Finding[] {
  return viewers.flatMap(({ viewer, subject, holder }) =>
    viewer.kind === 'view360'
      ? viewer.hotspots
          .filter((hotspot) => !isInside(hotspot))
          .map(({ title }): Finding => ({
            severity: 'warning',
            code: 'hotspotOutside',
            subject,
            sentence: message('hotspotOutside.panorama', { hotspot: title, holder }),
            fix: message('fix.panoramaHotspot', PANORAMA_RANGE),
          }))
      : [],
  );
}

/** A panorama that is not twice as wide as high. */
export function findWrongShape(
  { name, width, height }: Media,
  { subject, holder }: Pick<ViewerUsage, 'subject' | 'holder'>,
): readonly Finding[] {
  if (!width || !height) return [];
  if (Math.abs(width / height / PANORAMA_RATIO - 1) <= RATIO_TOLERANCE) return [];
  return [
    {
      severity: 'warning',
      code: 'panoramaShape',
      subject,
      sentence: message('panoramaShape', { file: name, holder, width, height }),
      fix: message('fix.panoramaShape'),
    },
  ];
}

function isInside({ yaw, pitch }: PanoramaHotspot): boolean {
  return Math.abs(yaw) <= PANORAMA_RANGE.yaw && Math.abs(pitch) <= PANORAMA_RANGE.pitch;
}
