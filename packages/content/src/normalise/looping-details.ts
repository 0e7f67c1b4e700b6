import { isVideo } from '@vitrine/core/media/media-kind';
import { areaFromCentreCrop } from '@vitrine/core/placing/picture-area';
import { message } from '@vitrine/core/reports/message';
import type { AreaPlacement, LoopingDetail, PictureArea } from '@vitrine/core/world/looping-detail';
import type { WireArea } from '../wire/fields.ts';
import type { WireLocation } from '../wire/location.ts';
import type { WireLoopingDetails } from '../wire/looping-detail.ts';
import { fileOf } from './files.ts';
import { isAbsent, present, textOf } from './present.ts';
import type { Scope } from './scope.ts';

type WireDetail = NonNullable<WireLoopingDetails>[number];

/** The details of a location that have a video and a rectangle; the others are reported and left out. */
export function loopingDetailsOf(
  scope: Scope,
  { details }: Pick<WireLocation, 'details'>,
  entryPath: string,
): readonly LoopingDetail[] | undefined {
  const found = (details ?? []).flatMap((wire, index) => {
    const path = `${entryPath}.details[${index}]`;
    if (isAbsent(wire.video)) scope.report('missingMedia', `${path}.video`, message('report.noFile'));
    const placement = placementOf(wire);
    if (placement === undefined) scope.report('invalidEntry', `${path}.area`, message('report.noArea'));
    const video = fileOf({
      scope,
      file: wire.video,
      path: `${path}.video`,
      isWanted: isVideo,
      wanted: 'video',
    });
    return video && placement ? [{ name: textOf(wire.name) ?? '', video, placement }] : [];
  });
  return found.length === 0 ? undefined : found;
}

/** One that is placed on the 16:9 picture alone is carried over to the 4:3 one, as hotspots are. */
function placementOf(wire: WireDetail): AreaPlacement | undefined {
  const on16x9 = areaOf(wire.area_16x9);
  const on4x3 = areaOf(wire.area) ?? (on16x9 && areaFromCentreCrop(on16x9));
  return on4x3 && { on4x3, ...present({ on16x9, onMobile: areaOf(wire.area_mobile) }) };
}

/** A rectangle that names all its numbers and has a size. */
function areaOf(wire: WireArea): PictureArea | undefined {
  if (isAbsent(wire)) return undefined;
  const { x, y, width, height } = wire;
  if (isAbsent(x) || isAbsent(y) || isAbsent(width) || isAbsent(height)) return undefined;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}
