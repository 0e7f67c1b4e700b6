import { message } from '@vitrine/core/reports/message';
import { standInOnPicture } from '@vitrine/core/panorama/projection';
import { fromCentreCrop } from '@vitrine/core/placing/picture-point';
import { BACKGROUND_KEYS } from '@vitrine/core/world/background';
import type { Background, PicturePoint, Placement } from '@vitrine/core/world/background';
import type { LocationPanorama } from '@vitrine/core/world/panorama';
import type { WireBackground } from '../wire/background.ts';
import type { WireDirection, WirePoint } from '../wire/fields.ts';
import { firstFrameOf } from './files.ts';
import { panoramaDirectionOf } from './location-panorama.ts';
import { isAbsent, present } from './present.ts';
import type { Scope } from './scope.ts';

/** Whether an editor has left a background empty. */
export function isLeftEmpty(wire: WireBackground): boolean {
  return (wire ?? []).length === 0;
}

/**
 * The backgrounds whose file still exists, in the order of preference of specification section 9. One whose file is
 * gone is reported; when none is left, that is reported too.
 * @param isOptional whether it may be left empty
 */
export function backgroundsOf(
  scope: Scope,
  wire: WireBackground,
  entryPath: string,
  isOptional = false,
): readonly Background[] {
  const path = `${entryPath}.background`;
  const backgrounds = (wire ?? []).flatMap((entry, index): Background[] => {
    const isVideo = entry.__component === 'background-content.video';
    const filePath = `${path}[${index}].${isVideo ? 'video' : 'image'}`;
    const file = isVideo ? entry.video : entry.image;
    if (isAbsent(file)) scope.report('missingMedia', filePath, message('report.backgroundGone'));
    const media = scope.media(file, filePath);
    if (media === undefined) return [];
    if (!isVideo) return [{ kind: 'image', key: entry.key ?? 'default_background_image', media }];
    const poster = scope.media(entry.poster, `${path}[${index}].poster`);
    return [
      {
        kind: 'video',
        key: entry.key ?? 'default_background',
        media,
        loop: entry.loop ?? true,
        ...present({ poster }),
      },
    ];
  });
  const isMeant = isOptional && isLeftEmpty(wire);
  if (backgrounds.length === 0 && !isMeant) {
    scope.report('missingBackground', path, message('report.noBackground'));
  }
  return backgrounds.toSorted(
    (left, right) => BACKGROUND_KEYS.indexOf(left.key) - BACKGROUND_KEYS.indexOf(right.key),
  );
}

/**
 * Sets the first frame as the still of videos that have none; a transition's clips need none, they play between two
 * pictures.
 */
export function withFirstFrames(wire: WireBackground): WireBackground {
  return wire?.map((entry) =>
    entry.__component === 'background-content.video' && isAbsent(entry.poster)
      ? { ...entry, poster: firstFrameOf(entry.video) }
      : entry,
  );
}

/** A point that names both coordinates. */
export function pointOf(wire: WirePoint): PicturePoint | undefined {
  return isAbsent(wire?.x) || isAbsent(wire.y) ? undefined : { x: wire.x, y: wire.y };
}

/** The centre: the position of anything that was not placed, so that a visitor can still reach it. */
const UNPLACED: PicturePoint = { x: 50, y: 50 };

/**
 * The placement of a hotspot; one placed on the 16:9 picture or in the panorama only is carried over to the 4:3 one. A
 * direction in a panorama that the location does not have says nothing.
 */
export function placementOf(options: {
  readonly scope: Scope;
  readonly position: WirePoint;
  readonly position16x9: WirePoint;
  readonly positionMobile: WirePoint;
  readonly inPanorama: WireDirection;
  /** That of the location. */
  readonly panorama: LocationPanorama | undefined;
  /** Without a picture there is no placement to miss. */
  readonly hasPicture: boolean;
  readonly path: string;
}): Placement {
  const { scope, path, hasPicture, panorama } = options;
  const on4x3 = pointOf(options.position);
  const on16x9 = pointOf(options.position16x9);
  const onMobile = pointOf(options.positionMobile);
  const inPanorama = panorama && panoramaDirectionOf(options.inPanorama);
  const others = present({ onMobile, inPanorama });
  if (on4x3 !== undefined) return { on4x3, ...present({ on16x9 }), ...others };
  if (on16x9 !== undefined) return { on4x3: fromCentreCrop(on16x9), on16x9, ...others };
  if (panorama && inPanorama) return { on4x3: standInOnPicture(inPanorama, panorama.start), ...others };
  if (hasPicture) scope.report('invalidEntry', `${path}.position`, message('report.noPosition'));
  return { on4x3: UNPLACED, ...others };
}
