import { areaOn, isAreaOnPicture, isAreaSeen } from '@vitrine/core/placing/picture-area';
import { placedPictureOf } from '@vitrine/core/placing/picture-point';
import { message } from '@vitrine/core/reports/message';
import type { Background } from '@vitrine/core/world/background';
import type { Location } from '@vitrine/core/world/location';
import type { LoopingDetail } from '@vitrine/core/world/looping-detail';
import type { Examined } from '../examined.ts';
import type { Finding } from '../finding.ts';

const MEGABYTE = 1_000_000;

/**
 * Bytes of all details of one location. They load while the clips of the walks out of it do: within what the picture of
 * the location itself weighs on a large screen, no walk begins noticeably later because of them.
 */
const DETAILS_BUDGET = MEGABYTE;

/** Details that are not on a picture, that are too heavy together, or that visitors never see. */
export function findPoorDetails({ snapshot }: Examined): readonly Finding[] {
  return snapshot.locations.flatMap((location) => {
    const { details = [] } = location;
    if (details.length === 0) return [];
    return [
      ...unseen(location),
      ...tooHeavy(location, details),
      ...details.flatMap((detail, index) => outside(location, detail, index)),
    ];
  });
}

function unseen({ payloadId, title, backgrounds }: Location): readonly Finding[] {
  const isFilm = backgrounds.some(({ kind }) => kind === 'video');
  if (backgrounds.length > 0 && !isFilm) return [];
  return [
    {
      severity: 'warning',
      code: 'unseenDetail',
      subject: { kind: 'location', id: payloadId, field: 'details' },
      sentence: message(isFilm ? 'unseenDetail.film' : 'unseenDetail', { location: title }),
      fix: message(isFilm ? 'fix.unseenDetail.film' : 'fix.unseenDetail'),
    },
  ];
}

function tooHeavy({ payloadId, title }: Location, details: readonly LoopingDetail[]): readonly Finding[] {
  const sizes = new Map(details.map(({ video: { url, size = 0 } }) => [url, size]));
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  if (bytes <= DETAILS_BUDGET) return [];
  return [
    {
      severity: 'warning',
      code: 'heavyDetails',
      subject: { kind: 'location', id: payloadId, field: 'details' },
      sentence: message('heavyDetails', {
        location: title,
        megabytes: Math.ceil((bytes / MEGABYTE) * 10) / 10,
        budget: DETAILS_BUDGET / MEGABYTE,
      }),
      fix: message('fix.heavyDetails'),
    },
  ];
}

/** The names of the pictures by the shapes that a rectangle can be given for. */
type Shape = '4:3' | '16:9' | 'mobile';

function outside(location: Location, detail: LoopingDetail, index: number): readonly Finding[] {
  for (const background of location.backgrounds) {
    const shape = shapeOf(background);
    const area = areaOn(detail.placement, background);
    const isPlaced = isOwnOn(detail, shape);
    // The crop of the picture may cut through it as it cuts through what it shows.
    if (isPlaced ? isAreaOnPicture(area) : isAreaSeen(area)) continue;
    const names = { detail: detail.name || String(index + 1), location: location.title };
    return [
      {
        severity: isPlaced ? 'warning' : 'hint',
        code: 'detailOutside',
        subject: { kind: 'location', id: location.payloadId, field: `details[${index}]` },
        sentence:
          shape === 'mobile'
            ? message('detailOutside.mobile', names)
            : message('detailOutside', { ...names, ratio: shape }),
        fix: message(isPlaced ? 'fix.detailPlaced' : 'fix.detailCropped'),
      },
    ];
  }
  return [];
}

function shapeOf(background: Background): Shape {
  const picture = placedPictureOf(background);
  if (typeof picture === 'object') return 'mobile';
  return picture === '4x3' ? '4:3' : '16:9';
}

/** Whether the editor has drawn the rectangle on this very picture. */
function isOwnOn({ placement: { on16x9, onMobile } }: LoopingDetail, shape: Shape): boolean {
  if (shape === '4:3') return true;
  return (shape === '16:9' ? on16x9 : onMobile) !== undefined;
}
