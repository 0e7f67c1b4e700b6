import { view360Of } from '../../media/view-360.ts';
import { PANORAMA_RANGE } from '../../world/action.ts';
import type { PanoramaHotspot } from '../../world/action.ts';
import type { Media } from '../../world/media.ts';
import type { Examined } from '../examined.ts';
import type { Finding } from '../finding.ts';
import { saying } from '../words/saying.ts';
import type { ViewerSite } from '../viewer-sites.ts';

/** An equirectangular picture holds 360 by 180 degrees. */
const PANORAMA_RATIO = 2;

/** Part of the ratio: what cutting to whole pixels can cost, and no more. */
const RATIO_TOLERANCE = 0.01;

/** Fewer pictures of a turn are seen one by one instead of turning: every 45 degrees at most. */
const FEWEST_FRAMES = 8;

/** Panoramas that are not twice as wide as high, and turntables that jerk. */
export function findPoorView360s({ viewers }: Examined): readonly Finding[] {
  return viewers.flatMap((site): readonly Finding[] => {
    if (site.viewer.kind !== 'view360') return [];
    const view = view360Of(site.viewer.media);
    if (view?.kind === 'panorama') return wronglyShaped(site, view.picture);
    if (view?.kind !== 'spin' || view.frames.length >= FEWEST_FRAMES) return [];
    return [
      {
        severity: 'warning',
        code: 'fewFrames',
        place: site.place,
        sentence: saying('fewFrames', { holder: site.holder, count: view.frames.length }),
        fix: saying('fix.fewFrames', { fewest: FEWEST_FRAMES }),
      },
    ];
  });
}

/** Hotspots of panoramas that point beyond them. */
export function findPanoramaHotspotsOutside({ viewers }: Examined): readonly Finding[] {
  return viewers.flatMap(({ viewer, place, holder }) =>
    viewer.kind === 'view360'
      ? viewer.hotspots
          .filter((hotspot) => !isInside(hotspot))
          .map(({ title }): Finding => ({
            severity: 'warning',
            code: 'hotspotOutside',
            place,
            sentence: saying('hotspotOutside.panorama', { hotspot: title, holder }),
            fix: saying('fix.panoramaHotspot', PANORAMA_RANGE),
          }))
      : [],
  );
}

function wronglyShaped({ place, holder }: ViewerSite, { name, width, height }: Media): readonly Finding[] {
  if (!width || !height) return [];
  if (Math.abs(width / height / PANORAMA_RATIO - 1) <= RATIO_TOLERANCE) return [];
  return [
    {
      severity: 'warning',
      code: 'panoramaShape',
      place,
      sentence: saying('panoramaShape', { file: name, holder, width, height }),
      fix: saying('fix.panoramaShape'),
    },
  ];
}

function isInside({ yaw, pitch }: PanoramaHotspot): boolean {
  return Math.abs(yaw) <= PANORAMA_RANGE.yaw && Math.abs(pitch) <= PANORAMA_RANGE.pitch;
}
