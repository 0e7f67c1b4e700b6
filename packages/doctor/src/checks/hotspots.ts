import { isClassic } from '@vitrine/core/background/classic-layout';
import { isOnPicture, placedPictureOf, pointOn } from '@vitrine/core/placing/picture-point';
import type { Hotspot, Location } from '@vitrine/core/world/location';
import type { Examined } from '../examined.ts';
import type { Finding } from '../finding.ts';
import { message } from '@vitrine/core/reports/message';

/** Hotspots that are not on one of the pictures: 4:3, 16:9, and the `mobile` one where it exists. */
export function findHotspotsOutside({ snapshot }: Examined): readonly Finding[] {
  return withPicture(snapshot.locations).flatMap((location) =>
    location.hotspots.flatMap((hotspot): readonly Finding[] => {
      const where = whereOutside(hotspot, location);
      if (where === undefined) return [];
      return [
        {
          severity: where.isPlaced ? 'error' : 'hint',
          code: 'hotspotOutside',
          subject: { kind: 'location', id: location.payloadId, field: `hotspots.${hotspot.id}` },
          sentence: sentenceOf(where.picture, { hotspot: hotspot.title, location: location.title }),
          fix: fixOf(where),
        },
      ];
    }),
  );
}

/** The classic layout lists hotspots, wherever they were placed. */
export function withPicture(locations: readonly Location[]): readonly Location[] {
  return locations.filter((location) => !isClassic(location));
}

interface Outside {
  readonly picture: '4:3' | '16:9' | 'mobile';
  /** The editor has put it there; else the picture's crop cuts it off. */
  readonly isPlaced: boolean;
}

function sentenceOf(
  picture: Outside['picture'],
  names: { readonly hotspot: string; readonly location: string },
) {
  return picture === 'mobile'
    ? message('hotspotOutside.mobile', names)
    : message('hotspotOutside', { ...names, ratio: picture });
}

function fixOf({ picture, isPlaced }: Outside) {
  if (isPlaced) return message('fix.hotspotPlaced');
  return message(picture === 'mobile' ? 'fix.hotspotCropped.mobile' : 'fix.hotspotCropped');
}

function whereOutside({ placement }: Hotspot, { backgrounds, panorama }: Location): Outside | undefined {
  // Visitors turn to what the picture does not show.
  if (panorama !== undefined && placement.inPanorama !== undefined) return undefined;
  const { on4x3, on16x9, onMobile } = placement;
  if (!isOnPicture(on4x3)) return { picture: '4:3', isPlaced: true };
  if (!isOnPicture(pointOn(placement, '16x9'))) return { picture: '16:9', isPlaced: on16x9 !== undefined };
  const mobile = backgrounds.find(({ key }) => key === 'mobile');
  if (mobile === undefined || isOnPicture(pointOn(placement, placedPictureOf(mobile)))) return undefined;
  return { picture: 'mobile', isPlaced: onMobile !== undefined };
}
