import type { StageBackground } from '../world/background.ts';
import { pickByKey } from './pick-background.ts';
import type { BackgroundScreen } from './pick-background.ts';

/**
 * Seconds that a transition's picture is shown whole at the normal playback rate, between the cross-fades to it and
 * from it. The specification gives transitions pictures (section 3, `background (video, image)`) and no time for
 * them: long enough to be looked at, and shorter than a clip.
 */
export const TRANSITION_PICTURE_TIME = 1.2;

/**
 * Chooses the picture that a transition shows while no clip of it plays. It is shown by itself, so its
 * crop need not be that of the pictures on either side. In power-save mode the target is jumped to directly
 * (specification section 4), and nothing is shown on the way.
 */
export function pickTransitionPicture(
  request: BackgroundScreen & {
    /** The transition's entries. */
    readonly backgrounds: readonly StageBackground[];
  },
): StageBackground | undefined {
  if (request.isPowerSave) return undefined;
  return pickByKey(
    request.backgrounds.filter((background) => background.kind === 'image'),
    request,
  );
}
