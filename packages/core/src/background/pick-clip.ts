import type { StageBackground } from '../world/background.ts';
import { ASPECT_RATIO_VALUES, aspectRatioOfBackground } from './aspect-ratio.ts';
import type { BoxSize } from './aspect-ratio.ts';
import { pickByKey } from './pick-background.ts';
import type { BackgroundScreen } from './pick-background.ts';

/**
 * Chooses the clip of a transition for the two pictures between which it plays. A clip of another crop would
 * jump at both ends, so only one that covers the viewport exactly as the departure's and the arrival's
 * picture do is taken. Undefined means the next rung of the ladder: a cross-fade. In power-save mode no
 * video plays (specification section 4).
 */
export function pickClip(
  request: BackgroundScreen & {
    /** The transition's entries. */
    readonly backgrounds: readonly StageBackground[];
    /** What the stage shows now; undefined while it is empty. */
    readonly departure: StageBackground | undefined;
    /** The picture shown afterwards. */
    readonly arrival: StageBackground | undefined;
  },
): Extract<StageBackground, { readonly kind: 'video' }> | undefined {
  if (request.isPowerSave) return undefined;
  const shown = [request.departure, request.arrival].filter((background) => background !== undefined);
  const clips = request.backgrounds
    .filter((background) => background.kind === 'video')
    .filter((clip) => shown.every((picture) => hasSameCrop(clip, picture, request.viewport)));
  const aspectRatio = shown[0] && aspectRatioOfBackground(shown[0]);
  return pickByKey(clips, aspectRatio ? { ...request, aspectRatio } : request);
}

/**
 * Whether two backgrounds show the same section of the scene when both cover the box. The 16:9 picture is
 * the 4:3 one's centre at full width: in a box at least that wide the two cannot be told apart.
 */
export function hasSameCrop(one: StageBackground, other: StageBackground, box: BoxSize): boolean {
  if ((one.key === 'mobile') !== (other.key === 'mobile')) return false;
  if (aspectRatioOfBackground(one) === aspectRatioOfBackground(other)) return true;
  return box.height > 0 && box.width / box.height >= ASPECT_RATIO_VALUES['16x9'];
}
