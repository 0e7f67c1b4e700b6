import { isClassic } from '@vitrine/core/background/classic-layout';
import { isOnPicture, placedPictureOf, pointOn } from '@vitrine/core/placing/picture-point';
import type { PicturePoint } from '@vitrine/core/world/background';
import type { Hotspot, Location } from '@vitrine/core/world/location';
import type { Examined } from '../examined.ts';
import type { Finding } from '../finding.ts';
import { message } from '@vitrine/core/reports/message';

/** Percent of the picture: hotspots nearer to each other than this cannot be told apart. */
const CROWDED_BELOW = 1;

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

/** Hotspots that cover each other. */
export function findCrowdedHotspots({ snapshot }: Examined): readonly Finding[] {
  return withPicture(snapshot.locations).flatMap((location) => crowdedIn(location));
}

/** The classic layout lists hotspots, wherever they were placed. */
function withPicture(locations: readonly Location[]): readonly Location[] {
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

function whereOutside({ placement }: Hotspot, { backgrounds }: Location): Outside | undefined {
  const { on4x3, on16x9, onMobile } = placement;
  if (!isOnPicture(on4x3)) return { picture: '4:3', isPlaced: true };
  if (!isOnPicture(pointOn(placement, '16x9'))) return { picture: '16:9', isPlaced: on16x9 !== undefined };
  const mobile = backgrounds.find(({ key }) => key === 'mobile');
  if (mobile === undefined || isOnPicture(pointOn(placement, placedPictureOf(mobile)))) return undefined;
  return { picture: 'mobile', isPlaced: onMobile !== undefined };
}

/** Sorts into squares of the picture, so that each hotspot is only compared with those around it. */
function crowdedIn({ payloadId, title, hotspots }: Location): readonly Finding[] {
  if (hotspots.length < 2) return [];
  const squares = new Map<number, Hotspot>();
  return hotspots.flatMap((hotspot): readonly Finding[] => {
    const point = hotspot.placement.on4x3;
    const other = nearest(squares, point);
    if (other === undefined) {
      squares.set(squareOf(point), hotspot);
      return [];
    }
    return [
      {
        severity: 'warning',
        code: 'crowdedHotspots',
        subject: { kind: 'location', id: payloadId, field: `hotspots.${hotspot.id}` },
        sentence: message('crowdedHotspots', { one: other.title, other: hotspot.title, location: title }),
        fix: message('fix.crowdedHotspots'),
      },
    ];
  });
}

function nearest(squares: ReadonlyMap<number, Hotspot>, point: PicturePoint): Hotspot | undefined {
  for (const across of [-1, 0, 1]) {
    for (const down of [-1, 0, 1]) {
      const other = squares.get(squareOf(point, across, down));
      if (other !== undefined && isNear(other.placement.on4x3, point)) return other;
    }
  }
  return undefined;
}

/** Numbers the squares row by row; points far outside the picture may share one, which does no harm. */
function squareOf(point: PicturePoint, across = 0, down = 0): number {
  const column = Math.floor(point.x / CROWDED_BELOW) + across;
  const row = Math.floor(point.y / CROWDED_BELOW) + down;
  return row * 1000 + column;
}

function isNear(one: PicturePoint, other: PicturePoint): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < CROWDED_BELOW;
}
