import { isPicture } from '@vitrine/core/media/media-kind';
import { wrappedYaw } from '@vitrine/core/panorama/projection';
import { message } from '@vitrine/core/reports/message';
import { PANORAMA_RANGE } from '@vitrine/core/world/action';
import { DEFAULT_START, FIELD_OF_VIEW_RANGE } from '@vitrine/core/world/panorama';
import type {
  ArrivalView,
  LocationPanorama,
  PanoramaDirection,
  StartView,
} from '@vitrine/core/world/panorama';
import type { WireDirection } from '../wire/fields.ts';
import type { WireLocation } from '../wire/location.ts';
import type { WireArrivalView, WirePanorama } from '../wire/panorama.ts';
import { fileOf } from './files.ts';
import { isAbsent } from './present.ts';
import type { Scope } from './scope.ts';

/** The panorama of a location. One without a picture is reported and left out, a start view without a number is completed. */
export function locationPanoramaOf(
  scope: Scope,
  { panorama }: Pick<WireLocation, 'panorama'>,
  entryPath: string,
): LocationPanorama | undefined {
  if (isAbsent(panorama)) return undefined;
  const path = `${entryPath}.panorama`;
  if (isAbsent(panorama.picture)) scope.report('missingMedia', `${path}.picture`, message('report.noFile'));
  const picture = fileOf({
    scope,
    file: panorama.picture,
    path: `${path}.picture`,
    isWanted: isPicture,
    wanted: 'picture',
  });
  return picture && { picture, start: startOf(scope, panorama, path) };
}

function startOf(scope: Scope, wire: NonNullable<WirePanorama>, path: string): StartView {
  const { yaw, pitch, field_of_view: fieldOfView } = wire;
  if (isAbsent(yaw) || isAbsent(pitch) || isAbsent(fieldOfView)) {
    scope.report('invalidEntry', path, message('report.noStartView'));
  }
  return {
    ...directionWithin({ yaw: yaw ?? DEFAULT_START.yaw, pitch: pitch ?? DEFAULT_START.pitch }),
    fieldOfView: between(
      FIELD_OF_VIEW_RANGE.least,
      fieldOfView ?? DEFAULT_START.fieldOfView,
      FIELD_OF_VIEW_RANGE.most,
    ),
  };
}

/** The direction of a hotspot that names both angles. */
export function panoramaDirectionOf(wire: WireDirection): PanoramaDirection | undefined {
  if (isAbsent(wire?.yaw) || isAbsent(wire.pitch)) return undefined;
  return directionWithin({ yaw: wire.yaw, pitch: wire.pitch });
}

/** Where a transition has visitors look; undefined without both angles, which say nothing alone. */
export function arrivalViewOf(wire: WireArrivalView): ArrivalView | undefined {
  if (isAbsent(wire)) return undefined;
  const direction = panoramaDirectionOf(wire);
  if (direction === undefined || isAbsent(wire.field_of_view)) return direction;
  const { least, most } = FIELD_OF_VIEW_RANGE;
  return { ...direction, fieldOfView: between(least, wire.field_of_view, most) };
}

/** 270 degrees to the right are 90 to the left; nothing is above straight up. */
function directionWithin({ yaw, pitch }: PanoramaDirection): PanoramaDirection {
  const { pitch: limit } = PANORAMA_RANGE;
  return { yaw: wrappedYaw(yaw), pitch: between(-limit, pitch, limit) };
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
