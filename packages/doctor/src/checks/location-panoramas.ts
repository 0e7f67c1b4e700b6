import { message } from '@vitrine/core/reports/message';
import type { Location } from '@vitrine/core/world/location';
import type { LocationPanorama } from '@vitrine/core/world/panorama';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { Examined } from '../examined.ts';
import type { Finding, FindingSubject } from '../finding.ts';
import { findWrongShape } from './view-360.ts';

/**
 * Pixels across: a window of 1920 shows about a fifth of a panorama, and a picture of half its pixels is seen to be
 * blurred beside the sharp one that the location begins with.
 */
const LEAST_WIDTH = 4000;

/** Panoramas of locations that are no panoramas, too small, or never seen; and views on arrival where there is none. */
export function findPoorLocationPanoramas({ snapshot }: Examined): readonly Finding[] {
  return [...poorPanoramas(snapshot), ...lostArrivals(snapshot)];
}

function poorPanoramas({ locations }: Snapshot): readonly Finding[] {
  return locations.flatMap((location) => {
    const { panorama, payloadId, title } = location;
    if (panorama === undefined) return [];
    const subject: FindingSubject = { kind: 'location', id: payloadId, field: 'panorama' };
    const holder = message('holder.titled', { title });
    return [
      ...unseen(location, subject),
      ...findWrongShape(panorama.picture, { subject, holder }),
      ...tooSmall(panorama, { subject, holder }),
    ];
  });
}

function lostArrivals({ locations, transitions }: Snapshot): readonly Finding[] {
  const byId = new Map(locations.map((location) => [location.payloadId, location]));
  return transitions.flatMap(({ payloadId, from, to, arrival }): readonly Finding[] => {
    const target = byId.get(to);
    if (arrival === undefined || target === undefined || target.panorama !== undefined) return [];
    return [
      {
        severity: 'warning',
        code: 'unseenPanorama',
        subject: { kind: 'transition', id: payloadId, field: 'arrival_view' },
        sentence: message('unseenPanorama.arrival', {
          from: byId.get(from)?.title ?? from,
          to: target.title,
        }),
        fix: message('fix.unseenPanorama.arrival'),
      },
    ];
  });
}

function unseen({ title, backgrounds }: Location, subject: FindingSubject): readonly Finding[] {
  const isFilm = backgrounds.some(({ kind }) => kind === 'video');
  if (backgrounds.length > 0 && !isFilm) return [];
  return [
    {
      severity: 'warning',
      code: 'unseenPanorama',
      subject,
      sentence: message(isFilm ? 'unseenPanorama.film' : 'unseenPanorama', { location: title }),
      fix: message(isFilm ? 'fix.unseenPanorama.film' : 'fix.unseenPanorama'),
    },
  ];
}

function tooSmall(
  { picture: { name, width } }: LocationPanorama,
  { subject, holder }: Parameters<typeof findWrongShape>[1],
): readonly Finding[] {
  if (!width || width >= LEAST_WIDTH) return [];
  return [
    {
      severity: 'hint',
      code: 'smallPanorama',
      subject,
      sentence: message('smallPanorama', { file: name, holder, width }),
      fix: message('fix.smallPanorama', { least: LEAST_WIDTH }),
    },
  ];
}
