import {
  ASPECT_RATIO_VALUES,
  aspectRatioOf,
  aspectRatioOfBackground,
  pictureOf,
  widthToHeightOf,
} from '@vitrine/core/background/aspect-ratio';
import { pickBackground } from '@vitrine/core/background/pick-background';
import type { AspectRatio, VideoBackground } from '@vitrine/core/world/background';
import type { Media } from '@vitrine/core/world/media';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { ClipEnd } from './clip-end.ts';

/** One end of a clip and the picture on the stage at that moment: the two that are compared. */
export interface ClipEndPair extends Omit<ClipEnd, 'difference'> {
  readonly clip: Media;
  readonly picture: Media;
  /** Width divided by height of the window that shows both whole or cut alike: the clip's own. */
  readonly widthToHeight: number;
}

/**
 * Names a pair by its two files and its end, so that a measurement can be stored: a file that is replaced has another
 * address.
 */
export function clipEndName({ clip, end, picture }: ClipEndPair): string {
  return `${clip.url} ${end} ${picture.url}`;
}

/**
 * The ends that are measured, for the doctor. Where the languages of a showroom have clips or pictures of
 * their own, the end that is furthest off counts.
 *
 * @param differenceOf the mean difference by {@link clipEndName}; undefined where it has not been measured.
 */
export function measuredClipEnds(
  snapshots: readonly Snapshot[],
  differenceOf: (name: string) => number | undefined,
): readonly ClipEnd[] {
  const ends = new Map<string, ClipEnd>();
  for (const pair of snapshots.flatMap((snapshot) => clipEndPairs(snapshot))) {
    const { transition, key, end } = pair;
    const endKey = `${transition} ${key} ${end}`;
    const difference = differenceOf(clipEndName(pair));
    if (difference === undefined || difference <= (ends.get(endKey)?.difference ?? -1)) continue;
    ends.set(endKey, { transition, key, end, difference });
  }
  return [...ends.values()];
}

/** A window of the width at which high-resolution pictures are not yet taken; only its shape matters. */
const WINDOW_WIDTH = 1200;

/**
 * The pairs to compare, to know how well the clips of a snapshot meet their pictures. Ends at a location without a
 * picture are left out: nothing can jump there.
 */
export function clipEndPairs(snapshot: Snapshot): readonly ClipEndPair[] {
  const locations = new Map(snapshot.locations.map((location) => [location.payloadId, location]));
  return snapshot.transitions.flatMap((transition) =>
    transition.backgrounds.flatMap((clip) => {
      if (clip.kind !== 'video') return [];
      const ends = [
        { end: 'departure', location: locations.get(transition.from) },
        { end: 'arrival', location: locations.get(transition.to) },
      ] as const;
      return ends.flatMap(({ end, location }): readonly ClipEndPair[] => {
        const picture = location && pictureBeside(clip, location.backgrounds);
        if (picture === undefined) return [];
        const { key, media } = clip;
        return [
          {
            transition: transition.payloadId,
            key,
            end,
            clip: media,
            picture,
            widthToHeight: widthToHeightOf(clip),
          },
        ];
      });
    }),
  );
}

/** The picture on the stage before or after the clip: the one with its aspect ratio. */
function pictureBeside(
  clip: VideoBackground,
  backgrounds: Snapshot['locations'][number]['backgrounds'],
): Media | undefined {
  const aspectRatio = aspectRatioOf(clip.key) ?? aspectRatioOfBackground(clip);
  return pictureInWindow(backgrounds, aspectRatio, clip.key === 'mobile');
}

/** The picture of a location in a window of this shape. */
export function pictureInWindow(
  backgrounds: Snapshot['locations'][number]['backgrounds'],
  aspectRatio: AspectRatio,
  isMobile = false,
): Media | undefined {
  const background = pickBackground({
    backgrounds,
    viewport: {
      width: WINDOW_WIDTH,
      height: WINDOW_WIDTH / ASPECT_RATIO_VALUES[aspectRatio],
      devicePixelRatio: 1,
    },
    isMobile,
    isPowerSave: false,
  });
  return background && pictureOf(background);
}
